# Italian: conditions, as they stand behind 'se' or 'quando'.

always = è sempre così
never = non è mai così
not = non è vero che { $cond }
is = { $left } { AGREE($left, "essere") } { $right }
is-not = { $left } non { AGREE($left, "essere") } { $right }
is-at-least = { $left } { AGREE($left, "essere") } almeno { $right }
is-at-most = { $left } { AGREE($left, "essere") } al massimo { $right }
is-more-than = { $left } { AGREE($left, "superare") } { $right }
is-less-than = { $left } non { AGREE($left, "raggiungere") } { $right }
superare = supera
    .you = superi
    .plural = superano
raggiungere = raggiunge
    .you = raggiungi
    .plural = raggiungono
has-none = { $who } non { AGREE($who, "avere") } { $what }
has-some = { $who } { AGREE($who, "avere") } { $what }
has-is = { $who } { AGREE($who, "avere") } esattamente { $what }
has-is-not = { $who } non { AGREE($who, "avere") } esattamente { $what }
has-at-least = { $who } { AGREE($who, "avere") } almeno { $what }
has-at-most = { $who } { AGREE($who, "avere") } al massimo { $what }
has-more-than = { $who } { AGREE($who, "avere") } più di { $what }
has-less-than = { $who } { AGREE($who, "avere") } meno di { $what }
both-had = { $a } e { $b }
has-between = { $who } { AGREE($who, "avere") } da { $low } a { $high } { FORM($what, "plural") }
has-most = { $who } { AGREE($who, "avere") } più { FORM($what, "plural") } di tutti
has-fewest = { $who } { AGREE($who, "avere") } meno { FORM($what, "plural") } di tutti
is-highest = { $what } { AGREE($what, "essere") } al massimo
is-lowest = { $what } { AGREE($what, "essere") } al minimo
there-some = c'è { $what }
there-none = non c'è { $what }
there-is =
    { $n ->
        [one] c'è
       *[other] ci sono
    } esattamente { $what }
there-is-not = non ci sono esattamente { $what }
there-at-least =
    { $n ->
        [one] c'è
       *[other] ci sono
    } almeno { $what }
there-at-most =
    { $n ->
        [one] c'è
       *[other] ci sono
    } al massimo { $what }
there-more-than = ci sono più di { $what }
there-less-than = ci sono meno di { $what }
chosen-some = è stat{ AGREE($what, "o") } scelt{ AGREE($what, "o") } { $what }
chosen-none = non è stat{ AGREE($what, "o") } scelt{ AGREE($what, "o") } { $what }
they-number-is = { $what } sono esattamente { $n }
they-number-is-not = { $what } non sono esattamente { $n }
they-number-at-least = { $what } sono almeno { $n }
they-number-at-most = { $what } sono al massimo { $n }
they-number-more-than = { $what } sono più di { $n }
they-number-less-than = { $what } sono meno di { $n }
has-is-another = { $who } { AGREE($who, "avere") } { AGREE($what, "tanto") } { FORM($what, "plural") } { AGREE($what, "quanto") } { FORM($other, "acc") }
has-is-not-another = { $who } non { AGREE($who, "avere") } { AGREE($what, "tanto") } { FORM($what, "plural") } { AGREE($what, "quanto") } { FORM($other, "acc") }
has-at-least-another = { $who } { AGREE($who, "avere") } almeno { AGREE($what, "tanto") } { FORM($what, "plural") } { AGREE($what, "quanto") } { FORM($other, "acc") }
has-at-most-another = { $who } { AGREE($who, "avere") } al massimo { AGREE($what, "tanto") } { FORM($what, "plural") } { AGREE($what, "quanto") } { FORM($other, "acc") }
has-more-than-another = { $who } { AGREE($who, "avere") } più { FORM($what, "plural") } { FORM($other, "di") }
has-less-than-another = { $who } { AGREE($who, "avere") } meno { FORM($what, "plural") } { FORM($other, "di") }
has-is-beside = { $who } { AGREE($who, "avere") } tanti { FORM($what, "plural") } quanti { FORM($other, "plural") }
has-is-not-beside = { $who } { AGREE($who, "avere") } più o meno { FORM($what, "plural") } che { FORM($other, "plural") }
has-at-least-beside = { $who } { AGREE($who, "avere") } almeno tanti { FORM($what, "plural") } quanti { FORM($other, "plural") }
has-at-most-beside = { $who } { AGREE($who, "avere") } al massimo tanti { FORM($what, "plural") } quanti { FORM($other, "plural") }
has-more-than-beside = { $who } { AGREE($who, "avere") } più { FORM($what, "plural") } che { FORM($other, "plural") }
has-less-than-beside = { $who } { AGREE($who, "avere") } meno { FORM($what, "plural") } che { FORM($other, "plural") }
has-at-least-value = { $who } { AGREE($who, "avere") } almeno { AGREE($what, "tanto") } { FORM($what, "plural") } { AGREE($what, "quanto") } { $value }
has-at-most-value = { $who } { AGREE($who, "avere") } al massimo { AGREE($what, "tanto") } { FORM($what, "plural") } { AGREE($what, "quanto") } { $value }
has-more-than-value = { $who } { AGREE($who, "avere") } più { FORM($what, "plural") } che { $value }
has-less-than-value = { $who } { AGREE($who, "avere") } meno { FORM($what, "plural") } che { $value }
has-is-measure = { $who } { AGREE($who, "avere") } tanti { FORM($what, "plural") } quanto { $measure }
has-is-not-measure = { $who } { AGREE($who, "avere") } più o meno { FORM($what, "plural") } di quanto { $measure }
has-at-least-measure = { $who } { AGREE($who, "avere") } almeno tanti { FORM($what, "plural") } quanto { $measure }
has-at-most-measure = { $who } { AGREE($who, "avere") } al massimo tanti { FORM($what, "plural") } quanto { $measure }
has-more-than-measure = { $who } { AGREE($who, "avere") } più { FORM($what, "plural") } di quanto { $measure }
has-less-than-measure = { $who } { AGREE($who, "avere") } meno { FORM($what, "plural") } di quanto { $measure }
has-more-by =
    { $who } { AGREE($who, "avere") } { $bound ->
        [at-least] almeno
        [at-most] al massimo
       *[is] esattamente
    } { $amount } in più { FORM($other, "di") }
has-less-by =
    { $who } { AGREE($who, "avere") } { $bound ->
        [at-least] almeno
        [at-most] al massimo
       *[is] esattamente
    } { $amount } in meno { FORM($other, "di") }
is-nobody =
    { $person ->
        [yes] nessuno è { FORM($what, "acc") }
       *[no] { $what } non { AGREE($what, "esiste") }
    }
is-somebody =
    { $person ->
        [yes] qualcuno è { FORM($what, "acc") }
       *[no] { $what } { AGREE($what, "esiste") }
    }
esiste = esiste
    .plural = esistono
empty = { $zone } { AGREE($zone, "essere") } vuot{ AGREE($zone, "o") }
not-empty = { $zone } non { AGREE($zone, "essere") } vuot{ AGREE($zone, "o") }
is-in = { $item } { AGREE($item, "essere") } tra { FORM($set, "acc") }
is-not-in = { $item } non { AGREE($item, "essere") } tra { FORM($set, "acc") }
is-in-list = { $item } { AGREE($item, "essere") } { $list }
is-not-in-list = { $item } non { AGREE($item, "essere") } { $list }
is-between = { $item } { AGREE($item, "essere") } un numero da { $low } a { $high }
is-not-between = { $item } non { AGREE($item, "essere") } un numero da { $low } a { $high }
is-in-zone = { $item } { AGREE($item, "essere") } { FORM($zone, "where") }
is-not-in-zone = { $item } non { AGREE($item, "essere") } { FORM($zone, "where") }
is-kind = { $item } { AGREE($item, "essere") } { $what }
is-no-kind = { $item } non { AGREE($item, "essere") } { $what }
first-this = è la prima volta { FORM($frame, "this", "di") }
not-first-this = non è la prima volta { FORM($frame, "this", "di") }
is-nth = è { $nth }
    .when = durante { $nth }
is-not-nth = non è { $nth }
    .when = tranne durante { $nth }
before-nth = { $nth } non è ancora cominciat{ AGREE($nth, "o") }
    .when = prima { FORM($nth, "di") }
from-nth = { $nth } è cominciat{ AGREE($nth, "o") }
    .when = a partire { FORM($nth, "dal") }
every = per { $set }, { $cond }
can-do-text = l'effetto { FORM($of, "di") } «{ $text }» è possibile
cannot-do-text = l'effetto { FORM($of, "di") } «{ $text }» non è possibile
can = { $who } { AGREE($who, "potere") } { FORM($does, "bare") }
cannot = { $who } non { AGREE($who, "potere") } { FORM($does, "bare") }
