# French: conditions, as they stand behind 'si' or 'quand'.

always = c'est toujours le cas
never = ce n'est jamais le cas
not = il est faux { FORM($cond, "after-que") }
is = { $left } { AGREE($left, "est") } { $right }
    .number = { $left } { AGREE($left, "est") } { AGREE($left, "egal") } à { $right }
    .amount = { $left } { AGREE($left, "est") } { AGREE($left, "le-meme") } que { $right }
is-not = { $left } { AGREE($left, "n-est") } pas { $right }
    .number = { $left } { AGREE($left, "n-est") } pas { AGREE($left, "egal") } à { $right }
    .amount = { $left } { AGREE($left, "n-est") } pas { AGREE($left, "le-meme") } que { $right }
le-meme = le même
    .feminine = la même
    .plural = les mêmes
egal = égal
    .feminine = égale
    .plural = égaux
    .plural-feminine = égales
is-at-least = { $left } { AGREE($left, "est") } { AGREE($right, "d-au") }au moins { $right }
is-at-most = { $left } { AGREE($left, "est") } { AGREE($right, "d-au") }au plus { $right }
is-more-than = { $left } { AGREE($left, "depasse") } { $right }
is-less-than = { $left } { AGREE($left, "n-atteint") } pas { $right }
depasse = dépasse
    .you = dépassez
    .plural = dépassent
n-atteint = n'atteint
    .you = n'atteignez
    .plural = n'atteignent
has-none = { $who } { AGREE($who, "n-a") } { $what }
    .soon = { $who } { AGREE($who, "n-a") } plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plain", "plural") }
has-some =
    { $who } { AGREE($who, "avoir") } { AGREE($who, "nul") ->
        [yes] { AGREE($what, "de-word", "plural") }{ FORM($what, "plain", "plural") }
       *[no] { $what }
    }
has-is = { $who } { AGREE($who, "avoir") } exactement { $what }
has-is-not = { $who } { AGREE($who, "n-a") } pas exactement { $what }
has-at-least = { $who } { AGREE($who, "avoir") } au moins { $what }
has-at-most = { $who } { AGREE($who, "avoir") } au plus { $what }
has-more-than = { $who } { AGREE($who, "avoir") } plus de { $what }
has-less-than = { $who } { AGREE($who, "avoir") } moins de { $what }
both-had = { $a } et { $b }
has-between = { $who } { AGREE($who, "avoir") } de { $low } à { $high } { FORM($what, "plural") }
has-most = { $who } { AGREE($who, "avoir") } le plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") }
has-fewest = { $who } { AGREE($who, "avoir") } le moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") }
is-highest = { $what } { AGREE($what, "est") } { AGREE($what, "le-plus") } élevé{ AGREE($what, "agree-e") }
is-lowest = { $what } { AGREE($what, "est") } { AGREE($what, "le-plus") } bas{ AGREE($what, "bas-se") }
le-plus = le plus
    .feminine = la plus
    .plural = les plus
bas-se = { "" }
    .feminine = se
    .plural-feminine = ses
there-some = il y a { $what }
there-none = il n'y a { $what }
there-is = il y a exactement { $what }
there-is-not = il n'y a pas exactement { $what }
there-at-least = il y a au moins { $what }
there-at-most = il y a au plus { $what }
there-more-than =
    il y a { $n ->
        [1] plusieurs { $of }
       *[other] plus de { $what }
    }
there-less-than = il y a moins de { $what }
chosen-some = { $what } a été choisi{ AGREE($what, "agree-e") }
chosen-none = { $what } n'a été choisi{ AGREE($what, "agree-e") }
they-number-is = { $what } sont exactement { $n }
they-number-is-not = { $what } ne sont pas exactement { $n }
they-number-at-least = { $what } sont { $n } au moins
they-number-at-most = { $what } sont { $n } au plus
they-number-more-than = { $what } sont plus de { $n }
they-number-less-than = { $what } sont moins de { $n }
has-is-another = { $who } { AGREE($who, "avoir") } autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { que-other }{ FORM($other, "stressed") }
has-is-not-another = { $who } { AGREE($who, "avoir") } plus ou moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { que-other }{ FORM($other, "stressed") }
has-at-least-another = { $who } { AGREE($who, "avoir") } au moins autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { que-other }{ FORM($other, "stressed") }
has-at-most-another = { $who } { AGREE($who, "avoir") } au plus autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { que-other }{ FORM($other, "stressed") }
has-more-than-another = { $who } { AGREE($who, "avoir") } plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { que-other }{ FORM($other, "stressed") }
has-less-than-another = { $who } { AGREE($who, "avoir") } moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { que-other }{ FORM($other, "stressed") }
has-is-beside = { $who } { AGREE($who, "avoir") } autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { AGREE($other, "de-word", "plural") }{ FORM($other, "plural") }
has-is-not-beside = { $who } { AGREE($who, "avoir") } plus ou moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { AGREE($other, "de-word", "plural") }{ FORM($other, "plural") }
has-at-least-beside = { $who } { AGREE($who, "avoir") } au moins autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { AGREE($other, "de-word", "plural") }{ FORM($other, "plural") }
has-at-most-beside = { $who } { AGREE($who, "avoir") } au plus autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { AGREE($other, "de-word", "plural") }{ FORM($other, "plural") }
has-more-than-beside = { $who } { AGREE($who, "avoir") } plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { AGREE($other, "de-word", "plural") }{ FORM($other, "plural") }
has-less-than-beside = { $who } { AGREE($who, "avoir") } moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { AGREE($other, "de-word", "plural") }{ FORM($other, "plural") }
has-at-least-value = { $who } { AGREE($who, "avoir") } au moins autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { $value }
has-at-most-value = { $who } { AGREE($who, "avoir") } au plus autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { $value }
has-more-than-value = { $who } { AGREE($who, "avoir") } plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { $value }
has-less-than-value = { $who } { AGREE($who, "avoir") } moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } que { $value }
has-is-measure = { $who } { AGREE($who, "avoir") } autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $measure }
has-is-not-measure = { $who } { AGREE($who, "avoir") } plus ou moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $measure }
has-at-least-measure = { $who } { AGREE($who, "avoir") } au moins autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $measure }
has-at-most-measure = { $who } { AGREE($who, "avoir") } au plus autant { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $measure }
has-more-than-measure = { $who } { AGREE($who, "avoir") } plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $measure }
has-less-than-measure = { $who } { AGREE($who, "avoir") } moins { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $measure }
has-more-by =
    { $who } { AGREE($who, "avoir") } { $bound ->
        [at-least] au moins
        [at-most] au plus
       *[is] exactement
    } { $amount } de plus { que-other }{ $other }
has-less-by =
    { $who } { AGREE($who, "avoir") } { $bound ->
        [at-least] au moins
        [at-most] au plus
       *[is] exactement
    } { $amount } de moins { que-other }{ $other }
is-nobody =
    { $person ->
        [yes] personne n'est { FORM($what, "acc") }
       *[no] { $what } n'{ AGREE($what, "existe") } pas
    }
is-somebody =
    { $person ->
        [yes] quelqu'un est { FORM($what, "acc") }
       *[no] { $what } { AGREE($what, "existe") }
    }
existe = existe
    .plural = existent
empty = { $zone } { AGREE($zone, "est") } { AGREE($zone, "vide") }
not-empty = { $zone } { AGREE($zone, "n-est") } pas { AGREE($zone, "vide") }
vide = vide
    .plural = vides
is-in = { $item } { AGREE($item, "est") } parmi { FORM($set, "acc") }
is-not-in = { $item } { AGREE($item, "n-est") } pas parmi { FORM($set, "acc") }
is-in-list = { $item } { AGREE($item, "est") } { $list }
is-not-in-list = { $item } { AGREE($item, "n-est") } { $list }
is-between = { $item } { AGREE($item, "est") } compris entre { $low } et { $high }
is-not-between = { $item } { AGREE($item, "n-est") } pas compris entre { $low } et { $high }
is-in-zone = { $item } { AGREE($item, "est") } { FORM($zone, "where") }
is-not-in-zone = { $item } { AGREE($item, "n-est") } pas { FORM($zone, "where") }
is-kind =
    { AGREE($item, "c-est") ->
        [yes] c'est
       *[no] { $item } { AGREE($item, "est") }
    } { $what }
    .which = qui { AGREE($head, "est", $number) } { $what }
# « si c'est un As », pas « si elle est un As ».
c-est = no
is-no-kind = { $item } { AGREE($item, "n-est") } pas { $what }
first-this = cela arrive pour la première fois pendant { FORM($frame, "this") }
not-first-this = cela n'arrive pas pour la première fois pendant { FORM($frame, "this") }
is-nth = c'est { $nth }
    .when = pendant { $nth }
is-not-nth = ce n'est pas { $nth }
    .when = sauf pendant { $nth }
before-nth = { $nth } n'a pas commencé
    .when = avant { $nth }
from-nth = { $nth } a commencé
    .when = à partir { FORM($nth, "de") }
every = pour { $set }, { $cond }
can-do-text = l'effet { FORM($of, "de") } « { $text } » est possible
cannot-do-text = l'effet { FORM($of, "de") } « { $text } » n'est pas possible
can = { $who } { AGREE($who, "peut") } { FORM($does, "bare") }
cannot = { $who } ne { AGREE($who, "peut") } pas { FORM($does, "bare") }
# 'que' devant ce qui est comparé, article compris : « qu'un joueur », « que chaque joueur ».
que-other =
    { FORM($other, "stressed", "initial") ->
        [a] qu'
        [e] qu'
        [i] qu'
        [o] qu'
        [u] qu'
       *[other] { "que " }
    }
