# French: what is done. A clause stands in the infinitive, as in a dictionary; its other forms are made by `syntax.py`
# from the verb, whose principal parts stand in `verbs.lex`.

gagne = gagne
    .you = gagnez
    .plural = gagnent
perd = perd
    .you = perdez
    .plural = perdent
prend = prend
    .you = prenez
    .plural = prennent
choisit = choisit
    .you = choisissez
    .plural = choisissent
regarde = regarde
    .you = regardez
    .plural = regardent
remporte = remporte
    .you = remportez
    .plural = remportent
place = place
    .you = placez
    .plural = placent
gain = gagner { $amount }
lose = perdre { $amount }
lose-or-pay = perdre { $amount }, même en payant
pay = payer { $amount }
take = prendre { $amount }
raise = augmenter de { $n } { FORM("nombre", "the") } { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") }
lower = diminuer de { $n } { FORM("nombre", "the") } { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") }
raise-value = augmenter { FORM($what, "acc") } { AGREE($n, "de-combien") }
lower-value = diminuer { FORM($what, "acc") } { AGREE($n, "de-combien") }
double-value = doubler { FORM($what, "acc") }
halve-value = diviser { FORM($what, "acc") } par deux (arrondi au supérieur)
set = fixer { FORM($what, "acc") } à { $value }
set-nobody = désormais, { $cond }
is-now = { $who } { AGREE($who, "est") } désormais { FORM($what, "acc") }
now-has-none = { $who } { AGREE($who, "n-a") } plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plain", "plural") }
there-now = il y a maintenant { $what }
there-now-none = il n'y a plus { AGREE($what, "de-word", "plural") }{ FORM($what, "plain", "plural") }
put-on-same = replacer { FORM($cards, "acc") } tout en haut
put-under-same = placer { FORM($cards, "acc") } tout en dessous
put = placer { FORM($cards, "acc") } { FORM($zone, $where) }
shuffle = mélanger { FORM($zone, "acc") }
show = révéler { FORM($cards, "acc") }
show-to = montrer { FORM($cards, "acc") } { FORM($to, "at") }
look-at = regarder { FORM($cards, "acc") }
choose = choisir { FORM($what, "acc") }
choose-number-at-random = tirer au hasard { FORM($what, "acc") }
choose-at-random = désigner au hasard { FORM($what, "acc") }
choose-action = choisir une action
choose-one =
    { AGREE($who) ->
        [you] choisissez : { FORM($options, "bare") }
       *[other] { $who } { AGREE($who, "choisit") } : { FORM($options, "bare") }
    }
    .bare = choisir ({ FORM($options, "bare") })
option-price = { $price } pour { FORM($effect, "bare") }
    .bare = { FORM($price, "bare") } pour { FORM($effect, "bare") }
option-told = { $price } : { $effect }
lettered =
    { $place ->
        [1] A
        [2] B
        [3] C
        [4] D
       *[other] E
    }) { $does }
stated = { FORM($does, "when") }
# How sentences go on in frames that hold them, and inside a sentence.
or-else =
    { $inside ->
        [yes] { " ; sinon" }
       *[no] . Sinon
    }, { $otherwise }
if-they-do =
    { $inside ->
        [yes]
            { " ; " }{ AGREE($who) ->
                [you] si vous le faites
                [plural] s'ils le font
               *[other] s'il le fait
            }
       *[no]
            { ". " }{ AGREE($who) ->
                [you] Si vous le faites
                [plural] S'ils le font
               *[other] S'il le fait
            }
    }, { $effect }
if-they-do-not =
    { $inside ->
        [yes]
            { " ; " }{ AGREE($who) ->
                [you] si vous ne le faites pas
                [plural] s'ils ne le font pas
               *[other] s'il ne le fait pas
            }
       *[no] . Sinon
    }, { $otherwise }
may = { $who } { AGREE($who, "peut") } { FORM($price, "bare") }
    .bare = pouvoir { FORM($price, "bare") }
may-follow = { $who } { AGREE($who, "peut") } faire ceci : { $price }
may-follow-otherwise = { $who } { AGREE($who, "peut") } faire ceci : { $price }{ if-they-do-not }
may-otherwise = { $who } { AGREE($who, "peut") } { FORM($price, "bare") }{ if-they-do-not }
may-then = { $who } { AGREE($who, "peut") } { FORM($price, "bare") }{ if-they-do }
may-then-otherwise = { $who } { AGREE($who, "peut") } { FORM($price, "bare") }{ if-they-do }{ if-they-do-not }
cause = faire en sorte que { FORM($does, "wished") }
where-number = { $does }, { $known }
    .bare = { FORM($does, "bare") }, { $known }
    .when = { FORM($does, "when") }, { $known }
known = { $letter } étant { $value }
note = notez{ $called } { FORM($what, "acc") }
    .bare = noter{ $called } { FORM($what, "acc") }
note-much = notez combien { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $who } { AGREE($who, "avoir") }{ $called }
    .bare = noter combien { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } { $who } { AGREE($who, "avoir") }{ $called }
note-whether = notez { FORM($cond, "after-si") }
    .bare = noter { FORM($cond, "after-si") }
if = { FORM($cond, "after-si") }, { $then }
if-otherwise = { FORM($cond, "after-si") }, { $then }{ or-else }
if-behind = { $then } { FORM($cond, "after-si") }
if-behind-otherwise = { $then } { FORM($cond, "after-si") }, sinon { $otherwise }
grouped = ({ $does })
for-each = pour { $set } : { $does }
each-goes-on = { $does } ; { $rest }
starting-with = en commençant par { FORM($who, "acc") }, { $does }
at-once = en même temps et en secret, { $does }
most-first =
    par ordre décroissant { $mass ->
        [yes] { AGREE($by, "de-word") }{ $by }
       *[no] { FORM($by, "de") }
    }, { $does }
most-first-from =
    par ordre décroissant { $mass ->
        [yes] { AGREE($by, "de-word") }{ $by }
       *[no] { FORM($by, "de") }
    } (égalités : à partir { FORM($who, "de") }), { $does }
fewest-first =
    par ordre croissant { $mass ->
        [yes] { AGREE($by, "de-word") }{ $by }
       *[no] { FORM($by, "de") }
    }, { $does }
fewest-first-from =
    par ordre croissant { $mass ->
        [yes] { AGREE($by, "de-word") }{ $by }
       *[no] { FORM($by, "de") }
    } (égalités : à partir { FORM($who, "de") }), { $does }
often = { $n } fois
repeat = répétez ceci : { $does }
repeat-times = faites ceci { $n } fois : { $does }
    .bare = { FORM($does, "bare") } { $n } fois
repeat-known = faites ceci { $n } fois, { $known } : { $does }
until = { $does } tant { FORM($while, "after-que") }
    .bare = { FORM($does, "bare") } tant { FORM($while, "after-que") }
    .when = { FORM($does, "when") } tant { FORM($while, "after-que") }
    .third = { FORM($does, "third") } tant { FORM($while, "after-que") }
repeat-while = tant { FORM($cond, "after-que") }, répétez ceci : { $does }
taking-turns = { $set } agissent à tour de rôle, en commençant par { FORM($who, "acc") }, jusqu'à ce que tous aient passé : { $does }
stop = il ne se passe plus rien
    .bare = s'arrêter là
do-nothing = ne rien faire
end = terminer { FORM($frame, "the") }
restart = recommencer { FORM($frame, "the") }
win = gagner la partie
answer = c'est { $value }
answer-if = c'est le cas quand { $cond }
do-text = appliquer l'effet { FORM($of, "de") }
for-this = pendant { FORM($frame, "this") }, { $does }
    .bare = décider que pendant { FORM($frame, "this") }, { $does }

## Triggers, modifiers, forbids

before-frame = avant { FORM($frame, "each") }
before-step = juste avant { $step }
after-step = après { FORM($step, "over") }
instead-step = au lieu { FORM($step, "de") }
before = { FORM($event, "preceding", $whose) }, { $effect }
before-if = { FORM($event, "preceding", $whose) }, { FORM($cond, "after-si") }, { $effect }
after = { FORM($event, "following", $whose) }, { $effect }
after-if = { FORM($event, "following", $whose) }, { FORM($cond, "after-si") }, { $effect }
when = quand { FORM($event, "when") }, { $effect }
when-if = quand { FORM($event, "when") }, { FORM($cond, "after-si") }, { $effect }
instead = { FORM($event, "replaced", $whose) }, { $effect }
instead-if = { FORM($event, "replaced", $whose) }, { FORM($cond, "after-si") }, { $effect }
undone = { FORM($event, "denied") }
undone-if = { FORM($event, "denied") } { FORM($cond, "after-si") }
step-undone-if = { $step } n'a pas lieu { FORM($cond, "after-si") }
step-replaced-if = { $step } n'a pas lieu { FORM($cond, "after-si") } ; à la place, { $effect }
at = { $moment }, { $effect }
at-if = { $moment }, { FORM($cond, "after-si") }, { $effect }
now-so = { $what }
now-is = { $what } { AGREE($what, "est") } { $value }
gets-for-each = { $does } pour { FORM($each, "acc") }
    .when = { FORM($does, "when") } pour { FORM($each, "acc") }
    .bare = { FORM($does, "bare") } pour { FORM($each, "acc") }
    .third = { FORM($does, "third") } pour { FORM($each, "acc") }
gets-more-for-each = { $does }, et { $more } de plus pour { $each }
    .when = { FORM($does, "when") }, et { $more } de plus pour { $each }
    .bare = { FORM($does, "bare") }, et { $more } de plus pour { $each }
    .third = { FORM($does, "third") }, et { $more } de plus pour { $each }
gets-more = { $what } { AGREE($what, "augmente") } { AGREE($value, "de-combien") }
gets-less = { $what } { AGREE($what, "diminue") } { AGREE($value, "de-combien") }
now-has = { $who } { AGREE($who, "avoir") } { $much }
now-at-least = { $what } { AGREE($what, "est") } { AGREE($value, "d-au") }au moins { $value }
now-at-most = { $what } { AGREE($what, "est") } { AGREE($value, "d-au") }au plus { $value }
during = { $when }, { $does }
while = tant { FORM($cond, "after-que") }, { $does }
in-time = { $time }, { $does }
at-nth-end = à la fin { FORM($nth, "de") }
must-not = vous ne pouvez { FORM($does, "never") }
nobody-may = personne ne peut { FORM($does, "by-nobody") }
must-not-choose = quand { FORM($event, "when") }, { $who } ne { AGREE($who, "peut") } pas choisir { FORM($what, "acc") }
must-not-choose-nth = quand { FORM($event, "when") }, { $who } ne { AGREE($who, "peut") } pas choisir comme { $nth } { FORM($what, "acc") }
must-not-if = { $does } { FORM($cond, "after-si") }
must-not-while = { $does } tant { FORM($cond, "after-que") }
as-soon-as = dès { FORM($cond, "after-que") }, { $effect }
first-time = dès { FORM($cond, "after-que") } pour la première fois, { $effect }
once = une seule fois par { $frame }
met = rempli { FORM($cond, "after-si") }
needs = seulement { FORM($cond, "after-si") }
new-action = nouvelle action « { $name } » : { $does }
new-rule = nouvelle règle pour « { $name } » : { $does }
new-rule-when = nouvelle règle, quand { $name } : { $does }
removed-rule = « { $name } » est supprimé
on-leaving = à la fin, { $does }

## The whole

sentence = { $text }.
between-sentences = { " " }
text = { $label } : { $effect }
