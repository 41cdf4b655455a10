# French: nouns, pronouns, determiners, values.
#
# Cases: `de` and `at` (à), which melt with articles: a phrase that holds a noun hands its own $case on to it. A thing
# that is owned says
#     { FORM($player, "before-feminine", $case) }main{ FORM($player, "behind") }
# which is 'votre main', 'de sa main' or 'la main de ce joueur'. Before a vowel it is `before-vowel`.
# `de` and `que` as words of their own: { AGREE($noun, "de-word") }, { AGREE($noun, "que") }, elided where they must be.


## What all of a sort are like

like-noun =
    .with-absolute-de = { FORM($noun, "de") }
    .with-parts = { FORM($noun, "de") }
    .over = { FORM($noun) }
    .had-by-plural = le nombre { AGREE($noun, "de-word", "plural") }{ FORM($noun, "plural") }
    .gender = masculine
    .before-masculine = { "le " }
    .before-masculine-de = { "du " }
    .before-masculine-at = { "au " }
    .before-feminine = { "la " }
    .before-feminine-de = { "de la " }
    .before-feminine-at = { "à la " }
    .before-vowel = l'
    .before-vowel-de = de l'
    .before-vowel-at = à l'
    .before-plural = { "les " }
    .before-plural-de = { "des " }
    .before-plural-at = { "aux " }
    .behind = { " " }{ FORM($noun, "de") }
    .behind-chez = { " " }chez { FORM($noun, "acc") }
    .after-si = { AGREE($noun, "si") }{ FORM($noun) }
    .after-que = { AGREE($noun, "que") }{ FORM($noun) }
    .stands = { $noun } { AGREE($noun, "est") }
    .stands-not = { $noun } { AGREE($noun, "n-est") } pas
    .with-title = { FORM($noun, "acc") }
    .with-place = dans { FORM($noun, "acc") }
    .with-goal = dans { FORM($noun, "acc") }
# Ce qui ne se compte pas une à une : l'argent, le bois.
like-mass =
    .had-by-plural = { FORM($noun, "the", "one") }
    .des =
        { AGREE($noun, "elides") ->
            [yes] de l'
           *[no] { "du " }
        }
like-owner =
    .before-masculine = { FORM($noun, "own") }{ " " }
    .before-masculine-de = de { FORM($noun, "own") }{ " " }
    .before-masculine-at = à { FORM($noun, "own") }{ " " }
    .before-feminine = { FORM($noun, "own-feminine") }{ " " }
    .before-feminine-de = de { FORM($noun, "own-feminine") }{ " " }
    .before-feminine-at = à { FORM($noun, "own-feminine") }{ " " }
    .before-vowel = { FORM($noun, "own") }{ " " }
    .before-vowel-de = de { FORM($noun, "own") }{ " " }
    .before-vowel-at = à { FORM($noun, "own") }{ " " }
    .before-plural = { FORM($noun, "own-plural") }{ " " }
    .before-plural-de = de { FORM($noun, "own-plural") }{ " " }
    .before-plural-at = à { FORM($noun, "own-plural") }{ " " }
    .behind = { "" }
    .behind-chez = { "" }
like-name =
    .named = yes
    .with-absolute-de = { FORM($noun, "de") }
    .gender = masculine
    .de = { AGREE($noun, "de-word") }{ FORM($noun) }
    .at = à { FORM($noun) }
    .with-title = { FORM($kind, "the") } « { FORM($noun, "name") } »
    .with-place = { FORM($noun, "at") }
    .with-goal = { FORM($noun, "at") }
    .behind = { " " }{ FORM($noun, "de") }
    .before-masculine = { "le " }
    .before-masculine-de = { "du " }
    .before-masculine-at = { "au " }
    .before-feminine = { "la " }
    .before-feminine-de = { "de la " }
    .before-feminine-at = { "à la " }
    .before-vowel = l'
    .before-vowel-de = de l'
    .before-vowel-at = à l'
    .before-plural = { "les " }
    .before-plural-de = { "des " }
    .before-plural-at = { "aux " }
like-zone =
    .gender = masculine
    .in = dans { FORM($noun) }
    .on = sur { FORM($noun) }
    .under = sous { FORM($noun) }
    .where = dans { FORM($noun) }
    .top = sur le dessus { FORM($noun, "de") }
    .to = dans { FORM($noun) }
like-frame =
    .after-si = { AGREE($noun, "si") }{ FORM($noun) }
    .after-que = { AGREE($noun, "que") }{ FORM($noun) }

## Words that agree

elides =
    { FORM($noun, $case, $number, "initial") ->
        [a] yes
        [e] yes
        [i] yes
        [o] yes
        [u] yes
       *[other] no
    }
de-word =
    { AGREE($noun, "elides", $number) ->
        [yes] d'
       *[no] { "de " }
    }
de-bare =
    { FORM($noun, "bare", "initial") ->
        [a] d'
        [e] d'
        [i] d'
        [o] d'
        [u] d'
       *[other] { "de " }
    }
de-combien = { FORM($noun, "de") }
    .neuter = de { $noun }
que =
    { AGREE($noun, "elides", $case) ->
        [yes] qu'
       *[no] { "que " }
    }
si =
    { FORM($noun, "opening") ->
        [il] s'
        [ils] s'
       *[other] { "si " }
    }
le =
    { AGREE($noun, "elides") ->
        [yes] l'
       *[no] { "le " }
    }
    .feminine =
        { AGREE($noun, "elides") ->
            [yes] l'
           *[no] { "la " }
        }
    .masculine-de =
        { AGREE($noun, "elides") ->
            [yes] de l'
           *[no] { "du " }
        }
    .feminine-de =
        { AGREE($noun, "elides") ->
            [yes] de l'
           *[no] { "de la " }
        }
    .masculine-at =
        { AGREE($noun, "elides") ->
            [yes] à l'
           *[no] { "au " }
        }
    .feminine-at =
        { AGREE($noun, "elides") ->
            [yes] à l'
           *[no] { "à la " }
        }
    .plural = { "les " }
    .plural-de = { "des " }
    .plural-at = { "aux " }
un = un
    .feminine = une
    .masculine-de = d'un
    .feminine-de = d'une
    .masculine-at = à un
    .feminine-at = à une
ce =
    { AGREE($noun, "elides") ->
        [yes] cet
       *[no] ce
    }
    .feminine = cette
    .plural = ces
tout = tous les
    .plural-feminine = toutes les
aucun = aucun
    .feminine = aucune
    .you = aucun
des = { "des " }
agree-e = { "" }
    .feminine = e
    .plural = s
    .plural-feminine = es
# Ce dont on vient de parler, complément d'un verbe : « placez-la », sinon « cette carte » (voir syntax.py).
le-objet = { "\uE002le\uE003" }
    .feminine = { "\uE002lae\uE003" }
    .plural = { "\uE002less\uE003" }
    .plural-feminine = { "\uE002leses\uE003" }
e-seul = { "" }
    .feminine = e
    .plural-feminine = e
auquel = auquel
    .feminine = à laquelle
    .plural = auxquels
    .plural-feminine = auxquelles
lequel = lequel
    .feminine = laquelle
    .plural = lesquels
    .plural-feminine = lesquelles
avoir = a
    .you = avez
    .plural = ont
    .no-masculine = n'a
    .no-feminine = n'a
augmente = augmente
    .plural = augmentent
diminue = diminue
    .plural = diminuent
# « est d'au moins 3 », mais « est au moins un Valet ».
d-au = { "" }
    .neuter = d'
nul = no
    .no-masculine = yes
    .no-feminine = yes
n-a = n'a
    .you = n'avez
    .plural = n'ont
est = est
    .you = êtes
    .plural = sont
n-est = n'est
    .you = n'êtes
    .plural = ne sont
peut = peut
    .you = pouvez
    .plural = peuvent
il = il
    .feminine = elle
    .plural = ils
    .plural-feminine = elles
son = son
    .feminine = son
    .plural = leur
prep =
    { $case ->
        [de] { "de " }
        [at] { "à " }
       *[other] { "" }
    }
own = son
    .you = votre
    .plural = leur

## Determiners

det-a = { AGREE($noun, "un", $case) } { FORM($noun) }
det-the = { AGREE($noun, "le", $case, $number) }{ FORM($noun, $number) }
det-this = { FORM("prep", $case) }{ AGREE($noun, "ce", $number) } { FORM($noun, $number) }
det-that = { FORM("prep", $case) }{ AGREE($noun, "ce", $number) } { FORM($noun, $number) }
det-each = { FORM("prep", $case) }chaque { FORM($noun) }
det-all = { FORM("prep", $case) }{ AGREE($noun, "tout", "plural") } { FORM($noun, "plural") }
det-some = { AGREE($noun, "des") }{ FORM($noun, "plural") }
det-no = { AGREE($noun, "aucun") } { FORM($noun) }
det-n = { FORM("prep", $case) }{ $n } { FORM($noun, $n) }
det-up-to = { FORM("prep", $case) }jusqu'à { $n } { FORM($noun, $n) }

## Persons and things

you = vous
    .gender = you
    .like = owner
    .de = de vous
    .at = à vous
    .own = votre
    .own-feminine = votre
    .own-plural = vos
yourself = vous-même
    .gender = you
    .de = de vous-même
    .at = à vous-même
elided = { "" }
    .gender = { AGREE($of) }
named = { $name }
    .like = name
nobody = personne
    .de = de personne
    .at = à personne
yes = oui
no = non
nothing = rien ne se passe
    .bare = ne rien faire
kind-player = joueur
    .plural = joueurs
kind-card = carte
    .gender = feminine
    .plural = cartes
kind-number = nombre
    .plural = nombres
kind-truth = réponse
    .gender = feminine
    .plural = réponses
other-player = autre { FORM("kind-player", $number) }
    .plural = autres { FORM("kind-player", "plural") }
further-player =
    { $place ->
        [2] deuxième
        [3] troisième
       *[other] nouvel
    } autre { FORM("kind-player", $number) }
# Celui à qui un texte s'adresse, quand un autre le lit.
acting-player = joueur actif
pronoun-player = il
    .like = owner
    .acc = ce joueur
    .stressed = lui
    .de = de ce joueur
    .at = à ce joueur
    .own = son
    .own-feminine = sa
    .own-plural = ses
same-player = il
pronoun-players = ils
    .gender = plural
    .like = owner
    .acc = ces joueurs
    .stressed = eux
    .de = de ces joueurs
    .at = à ces joueurs
    .own = leur
    .own-feminine = leur
    .own-plural = leurs
pronoun-thing = { AGREE($of, "il") }
    .gender = { AGREE($of) }
    .like = owner
    .acc = { AGREE($of, "le-objet") }{ FORM($of, "that") }{ "\uE004" }
    .de = { FORM($of, "that", "de") }
    .at = { FORM($of, "that", "at") }
    .governed = { "\uE005" }{ FORM($of, "that") }{ "\uE006" }
    .name = { FORM($of, "that") }
    .c-est = yes
    .own = son
    .own-feminine = sa
    .own-plural = ses
    .its-own = yes
pronoun-things = { AGREE($of, "il", "plural") }
    .gender = plural
    .like = owner
    .acc = { AGREE($of, "le-objet", "plural") }{ FORM($of, "that", "plural") }{ "\uE004" }
    .de = { FORM($of, "that", "de", "plural") }
    .at = { FORM($of, "that", "at", "plural") }
    .own = leur
    .own-feminine = leur
    .own-plural = leurs
nth =
    { $place ->
        [1] { AGREE($of, "premier") }
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
       *[other] { $place }e
    } { FORM($of) }
    .gender = { AGREE($of) }
premier = premier
    .feminine = première
chosen = { FORM($of, $number) } choisi{ AGREE($of, "agree-e", $number) }
    .gender = { AGREE($of) }
nth-chosen =
    { FORM($of, $number) } choisi{ AGREE($of, "agree-e", $number) } en { $place ->
        [1] premier
        [2] deuxième
       *[other] dernier
    }
    .gender = { AGREE($of) }
doing = { FORM("acting-player", $case, $number) }
noted = { FORM($of, $number) } noté{ AGREE($of, "agree-e", $number) }
    .gender = { AGREE($of) }
nth-noted =
    { FORM($of, $number) } noté{ AGREE($of, "agree-e", $number) } en { $place ->
        [1] premier
        [2] deuxième
       *[other] dernier
    }
    .gender = { AGREE($of) }
relative = qui
    .gender = { AGREE($of) }
    .acc = que
    .de = dont
    .at =
        { $person ->
            [yes] à qui
           *[no] { AGREE($of, "auquel", $number) }
        }
    .governed =
        { $person ->
            [yes] qui
           *[no] { AGREE($of, "lequel", $number) }
        }
    .with-title = que
    .with-place = où
    .with-goal = où
    .stands = qui { AGREE($noun, "est") }
    .stands-not = qui { AGREE($noun, "n-est") } pas
    .before-masculine = { "dont le " }
    .before-feminine = { "dont la " }
    .before-vowel = dont l'
    .before-plural = { "dont les " }
    .behind = { "" }
that-number = autant de
the-number = ce nombre
    .de = de ce nombre
    .at = à ce nombre
so-many = { FORM("prep", $case) }{ $n } { FORM($of, "plural") }
    .gender = plural
at-least-so = au moins { $amount }
at-most-so = au plus { $amount }
so-many-of =
    { $bound ->
        [at-least] au moins
        [at-most] au plus
        [more-than] plus de
        [several] plusieurs
        [less-than] moins de
       *[is] exactement
    } { FORM($amount, $case) }
much-now-is = { $n } { FORM($of, $n) }
much-gets-more = { $n } { FORM($of, $n) } de plus
much-gets-less = { $n } { FORM($of, $n) } de moins
much-now-at-least = au moins { $n } { FORM($of, $n) }
much-now-at-most = au plus { $n } { FORM($of, $n) }
up-to-so-many = { FORM("prep", $case) }jusqu'à { $n } { FORM($of, "plural") }
    .gender = plural
unknown =
    { FORM("prep", $case) }{ $place ->
        [1] X
        [2] Y
        [3] Z
        [4] W
        [5] V
       *[other] U
    }
n-or-more =
    { $below ->
        [1] au moins { $n }
       *[other] plus de { $below }
    }
n-or-fewer = au plus { $n }
any-thing = { "" }
any-count = un nombre quelconque
any-number = des
    .name = { "" }
that-many = autant { AGREE($of, "de-word", "plural") }{ FORM($of, "plural") }
    .gender = plural
    .de = de ce nombre
    .at = à ce nombre

## Lists

and-more = { $a }, { $b }
and-last = { $a } et { $b }
which-more = { $a }, { $b }
which-last = { $a } et { $b }
    .shared = qui
or-more = { $a }, { $b }
or-last = { $a } ou { $b }
either-more = { $a }, { $b }
either-last = { $a } ou { $b }
    .leading = after-si
and-apart-more = { $a }, et { $b }
and-apart-last = { $a }, et { $b }
or-together-more = { $a }, ou bien { $b }
or-together-last = { $a }, ou bien { $b }
together-more = { $a }, { $b }
together-last = { $a } et { $b }
needs-more = { $a }, seulement { $b }
needs-last = { $a }, et seulement { $b }
nor-more = { $a }, { $b }
nor-last = { $a } ni { $b }
neither-more = { $a }, ni { $b }
neither-last = ni { $a } ni { $b }
then-more = { $a }, { $b }
then-last = { $a } et { $b }
steps-more = { $a } ; { $b }
steps-last = { $a } ; { $b }
each-does-more = { $a } ; { $b }
each-does-last = { $a } et { $b }
each-does-all-more = { $a }, { $b }
each-does-all-last = { $a }, et { $b }
all-steps-more = { $a }, { $b }
all-steps-last = { $a }, et { $b }
letters-more = { $a } ; { $b }
letters-last = { $a } ; { $b }
long-options-more = { $a } ; { $b }
long-options-last = { $a } ; ou { $b }
options-more = { $a }, { $b }
options-last = { $a }, ou { $b }
words-more = { $a } { $b }
words-last = { $a } { $b }
linked = { $link } { $to }

## Values

sum = { $n } { $unit }
    .d-au = d'
    .de = de { $n } { $unit }
    .at = à { $n } { $unit }
nombre = nombre
total-word = total
half-word = moitié
    .gender = feminine
value-word = valeur
    .gender = feminine
number-of = { FORM($owner, "before-masculine", $case) }nombre { AGREE($counter, "de-word", "plural") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
number-had = { FORM($owner, "before-masculine", $case) }nombre { AGREE($counter, "de-word", "plural") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
    .with-parts = { FORM($owner, "before-plural", "de") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
number-there = { FORM("nombre", "the", $case) } { AGREE($counter, "de-word", "plural") }{ FORM($counter, "plural") }
amount-each = { FORM($amount, $case) } pour { $each }
each-of = { AGREE($counter, "chacun") } { FORM($owner, "before-plural", "de") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
each-more = chaque { $what } { AGREE($who, "que") }{ $who } { AGREE($who, "avoir") } de plus { que-other }{ $other }
each-at-most =
    { $each } ({ $n } au { $times ->
        [1] plus
       *[other] plus en tout
    })
each-at-least = { $each } (mais au moins { $n })
amount-and-more = { FORM($amount, $case) }, et { $more } de plus
chacun = chacun
    .feminine = chacune
all-of =
    { $mass ->
        [yes] { AGREE($counter, "tout-mass") } { $own }
       *[no] { AGREE($counter, "tous", "plural") } { FORM($owner, "before-plural", $case) }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
    }
    .gender = plural
tout-mass = tout
    .feminine = toute
tous = tous
    .plural-feminine = toutes
bracketed = ({ $of })
    .de = de ({ $of })
    .at = à ({ $of })
plus = { FORM($left, $case) } plus { $right }
minus = { FORM($left, $case) } moins { $right }
times = { FORM($left, $case) } fois { $right }
    .de = de { $left } fois { $right }
    .at = à { $left } fois { $right }
twice = { FORM("double-word", "the", $case) } { FORM($right, "de") }
double-word = double
difference = { FORM("ecart-word", "the", $case) } entre { FORM($left, "acc") } et { FORM($right, "acc") }
ecart-word = écart
divided = { FORM($left, $case) } { AGREE($left, "divise") } par { $right } (arrondi à l'inférieur)
    .gender = { AGREE($left) }
divise = divisé
    .feminine = divisée
    .plural = divisés
    .plural-feminine = divisées
remainder = { FORM("rest-word", "the", $case) } de la division { FORM($left, "de") } par { $right }
rest-word = reste
half = { FORM("half-word", "the", $case) } { FORM($of, "with-parts") } (arrondie au supérieur)
    .gender = feminine
by-half = de moitié (en arrondissant au supérieur)
    .name = moitié (en arrondissant au supérieur)
value-in = { FORM($value, $case) } en { FORM($of, "plural") }
position = { FORM("rang", "the", $case) } { FORM($of, "de") }
rang = rang
count-of = { FORM("nombre", "the", $case) } { AGREE($set, "de-word", "plural") }{ FORM($set, "plural") }
    .gender = masculine
total-number = { FORM("nombre", "the", $case) } total { AGREE($counter, "de-word", "plural") }{ FORM($counter, "plural") } { FORM($over, "de") }
highest-number = { FORM("plus-grand-nombre", "the", $case) } { AGREE($counter, "de-word", "plural") }{ FORM($counter, "plural") } parmi { FORM($over, "acc") }
lowest-number = { FORM("plus-petit-nombre", "the", $case) } { AGREE($counter, "de-word", "plural") }{ FORM($counter, "plural") } parmi { FORM($over, "acc") }
plus-grand-nombre = plus grand nombre
plus-petit-nombre = plus petit nombre
total = { FORM("total-word", "the", $case) } { FORM($value, "de") } pour { $over }
total-each = { FORM("total-word", "the", $case) } { FORM($value, "de") }
highest = { FORM("value-word", "the", $case) } la plus élevée { FORM($value, "de") } pour { $over }
    .gender = feminine
highest-each = { FORM("value-word", "the", $case) } la plus élevée { FORM($value, "de") }
    .gender = feminine
highest-by = { $by } { FORM($over, "de") }
    .gender = { AGREE($owned) }
    .de = { FORM($owned, "de") }
    .at = { FORM($owned, "at") }
lowest = { FORM("value-word", "the", $case) } la plus basse { FORM($value, "de") } pour { $over }
    .gender = feminine
lowest-each = { FORM("value-word", "the", $case) } la plus basse { FORM($value, "de") }
    .gender = feminine
highest-of = { FORM("value-word", "the", $case) } la plus élevée parmi { FORM($items, "acc") }
    .gender = feminine
lowest-of = { FORM("value-word", "the", $case) } la plus basse parmi { FORM($items, "acc") }
    .gender = feminine
higher-of = { FORM("plus-grande-word", "the", $case) } des deux valeurs : { FORM($items, "acc") }
    .gender = feminine
lower-of = { FORM("plus-petite-word", "the", $case) } des deux valeurs : { FORM($items, "acc") }
    .gender = feminine
plus-grande-word = plus grande
    .gender = feminine
plus-petite-word = plus petite
    .gender = feminine
total-of = { FORM("total-word", "the", $case) } { FORM($items, "de") }
called = { " " }{ $letter }
called-as = { " " }comme { $letter }
called-aside = { " " }({ $letter })
number-such = { FORM($what, "acc") } tel { FORM($cond, "after-que") }
lettered-number = comme { $letter } { FORM($what, "acc") }
number-from = { FORM("prep", $case) }un nombre{ $called } de { $low } à { $high }
number-up-to = { FORM("prep", $case) }un nombre{ $called } de { $low } jusqu'{ FORM($high, "at") }
number-from-had = { FORM("prep", $case) }un nombre{ $called } compris entre { $low } et { FORM($what, "had-by", "plural") } { AGREE($who, "que") }{ $who } { AGREE($who, "avoir") }
top-card = carte du dessus { FORM($zone, "de") }
    .plural = cartes du dessus { FORM($zone, "de") }
    .gender = feminine
bottom-card = carte du dessous { FORM($zone, "de") }
    .plural = cartes du dessous { FORM($zone, "de") }
    .gender = feminine
top-card-of = { FORM($owner, "before-feminine", $case) }carte du dessus
    .gender = feminine
bottom-card-of = { FORM($owner, "before-feminine", $case) }carte du dessous
    .gender = feminine
new-top-card = nouvelle carte du dessus { FORM($zone, "de") }
    .gender = feminine
new-top-card-of = { FORM($owner, "before-feminine", $case) }nouvelle carte du dessus
    .gender = feminine
top-cards = { $n } cartes du dessus { FORM($zone, "de") }
    .gender = plural
    .a = une des { $n } cartes du dessus { FORM($zone, "de") }
    .each = chacune des { $n } cartes du dessus { FORM($zone, "de") }
bottom-cards = { $n } cartes du dessous { FORM($zone, "de") }
    .gender = plural
    .a = une des { $n } cartes du dessous { FORM($zone, "de") }
    .each = chacune des { $n } cartes du dessous { FORM($zone, "de") }
left-of = { FORM("kind-player") } à { FORM($of, "before-feminine") }gauche{ FORM($of, "behind") }
right-of = { FORM("kind-player") } à { FORM($of, "before-feminine") }droite{ FORM($of, "behind") }

## Sets

cards-in = { FORM($what, $case, $number) } { FORM($zone, "where") }
    .gender = { AGREE($what) }
before-what = before-masculine
    .feminine = before-feminine
    .plural = before-plural
things-own = { FORM($owner, AGREE($what, "before-what", $number), $case) }{ FORM($what, $number) }{ FORM($owner, "behind") }
    .gender = { AGREE($what) }
    .a-gender = { AGREE($what, "", "one") }
    .each-gender = { AGREE($what, "", "one") }
    .a = { FORM("prep", $case) }un{ AGREE($what, "e-seul", "one") } { FORM($owner, "before-plural", "de") }{ FORM($what, "plural") }
    .each = { FORM("prep", $case) }chacun{ AGREE($what, "e-seul", "one") } { FORM($owner, "before-plural", "de") }{ FORM($what, "plural") }
    .no = aucun{ AGREE($what, "e-seul", "one") } { FORM($owner, "before-plural", "de") }{ FORM($what, "plural") }
    .n = { FORM("prep", $case) }{ $n } { FORM($owner, "before-plural", "de") }{ FORM($what, "plural") }
    .up-to = { FORM("prep", $case) }jusqu'à { $n } { FORM($owner, "before-plural", "de") }{ FORM($what, "plural") }
    .all = { AGREE($what, "tous", "plural") } { FORM($owner, "before-plural", $case) }{ FORM($what, "plural") }
things-of =
    { $apart ->
        [yes] { FORM($what, $case, $number) } chez { FORM($owner, "acc") }
       *[no] { FORM($what, $case, $number) } { FORM($owner, "de") }
    }
    .gender = { AGREE($what) }
together = { FORM($set, $case, $number) } réunis
    .gender = plural
these = { FORM($items, $case) }
    .gender = plural
    .a-gender = { AGREE($of) }
    .each-gender = { AGREE($of) }
    .a = l'un{ AGREE($of, "e-seul") } { FORM($items, "de") }
    .each =
        { $listed ->
            [yes] { FORM("prep", $case) }chaque { $of } parmi { FORM($items, "acc") }
           *[no] { FORM("prep", $case) }chacun{ AGREE($of, "e-seul") } { FORM($items, "de") }
        }
    .n = { $n } { FORM($items, "de") }
    .up-to = jusqu'à { $n } { FORM($items, "de") }
    .all = { FORM($items, $case) }
one-among = parmi { FORM($items, "acc") }
    .gender = { AGREE($of) }
    .a = l'un{ AGREE($of, "e-seul") } { FORM($items, "de") }
    .each = { FORM("prep", $case) }chaque { $of } parmi { FORM($items, "acc") }
    .n = { $n } { FORM($items, "de") }
    .up-to = jusqu'à { $n } { FORM($items, "de") }
    .all = { FORM("prep", $case) }ceux { FORM($items, "de") }
    .all-gender = plural
    .the = { FORM("prep", $case) }ceux { FORM($items, "de") }
    .the-gender = plural
    .no = aucun{ AGREE($of, "e-seul") } { FORM($items, "de") }
within-bounds = { $items } ({ $bound })
bound-at-least = au moins { $value }
bound-at-most = au plus { $value }
bound-more-than = plus que { $value }
bound-less-than = moins que { $value }
except = { FORM($set, $case) }, sauf { FORM($without, "acc") },
except-apart = { FORM($set, $case) } (sauf { FORM($without, "acc") })
and-also =
    { FORM($set, $case) } { $number ->
        [plural] et
       *[other]
            { $both ->
                [yes] et
               *[no] ou
            }
    } { FORM($more, $case) }
the-others = les autres
    .gender = plural
    .de = des autres
    .at = aux autres
    .all = les autres
    .all-de = des autres
    .all-at = aux autres
player-but = { FORM("kind-player", $case, $number) } autre que { FORM($without, "acc") }
that-is =
    { FORM($set, $case) } qui { $number ->
        [plural] sont { FORM($what, "plain", "plural") }
        [many] sont { FORM($what, "plain", "plural") }
        [other] sont { FORM($what, "plain", "plural") }
       *[one] est { $what }
    }
named-as = { FORM($set, $case, $number) } « { FORM($what, "name") } »
of-value = { FORM($set, $case, $number) } { FORM($value, "de") }
of-value-named = { FORM($set, $case, $number) } { FORM($sort, "the", "de") } « { FORM($value, "name") } »
of-same-value = { FORM($set, $case, $number) } { AGREE($sort, "du-meme") } { $sort } que { $other }
du-meme = du même
    .feminine = de la même
with-value = { FORM($set, $case, $number) } { AGREE($what, "un", "de") } { $what } de { $value }
no-owner = { "" }
    .before = { "" }
    .before-masculine = { "" }
    .before-feminine = { "" }
    .before-vowel = { "" }
    .before-plural = { "" }
    .behind = { "" }
beside = { FORM($set, $case) } { FORM($what, $number) }
which = { FORM($set, $case) } { FORM($cond, $number) }
where-only = { FORM($set, $case) } (seulement { FORM($cond, "after-si") })
such-that = pour { FORM($which) } { $cond }
among-others = { FORM($by, $case, $number) } parmi les autres joueurs
with-most = { FORM($set, $case) } avec le plus { AGREE($by, "de-word", "plural") }{ FORM($by, "plural") }
with-fewest = { FORM($set, $case) } avec le moins { AGREE($by, "de-word", "plural") }{ FORM($by, "plural") }
with = { FORM($set, $case) } avec { $by }
others-with-most = { FORM($whole, $case, $number) }
    .a = { FORM("prep", $case) }celui des autres joueurs qui a le plus { AGREE($by, "de-word", "plural") }{ FORM($by, "plural") }
others-with-fewest = { FORM($whole, $case, $number) }
    .a = { FORM("prep", $case) }celui des autres joueurs qui a le moins { AGREE($by, "de-word", "plural") }{ FORM($by, "plural") }
others-with = { FORM($whole, $case, $number) }
    .a = { FORM("prep", $case) }celui des autres joueurs qui a { $by }
reached = { FORM($what, $case, $number) } à { $n } pas au plus { FORM($start, "de") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, à { $n } pas au plus { FORM($start, "de") },
reached-in = { FORM($what, $case, $number) } à exactement { $n } pas { FORM($start, "de") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, à exactement { $n } pas { FORM($start, "de") },
alike = { FORM($set, $case, $number) } du même nom que { FORM($of, "acc") }
    .gender = { AGREE($set) }
seul = seul
    .feminine = seule
only-with-most = { FORM($set, $case) } ayant plus { AGREE($by, "de-word", "plural") }{ FORM($by, "plural") } que { AGREE($set, "tout-autre") } { FORM($set) }
only-with-fewest = { FORM($set, $case) } ayant moins { AGREE($by, "de-word", "plural") }{ FORM($by, "plural") } que { AGREE($set, "tout-autre") } { FORM($set) }
tout-autre = tout autre
    .feminine = toute autre
only-of = { AGREE($set, "seul") } { FORM($set, $number) }
    .gender = { AGREE($set) }
first-of = { AGREE($set, "premier") } { FORM($set, $number) }
    .gender = { AGREE($set) }
first-of-these = { AGREE($of, "premier") } { FORM($items, "de") }
    .gender = { AGREE($of) }
first-from = plus proche { FORM($set, $number) } (en comptant à partir { FORM($start, "de") })
    .gender = { AGREE($set) }
first-tied = { FORM($set, $case, $number) } (en cas d'égalité, { AGREE($set, "le-premier") } en comptant à partir { FORM($start, "de") })
    .gender = { AGREE($set) }
le-premier = le premier
    .feminine = la première
next-of = { FORM($set, $case, $number) } qui suit { FORM($of, "acc") }
    .gender = { AGREE($set) }
previous-of = { FORM($set, $case, $number) } qui précède { FORM($of, "acc") }
    .gender = { AGREE($set) }
numbers-from = { FORM("kind-number", $case, $number) } de { $low } à { $high }

## What has no phrase of its own

unphrased = « { $what } »
unphrased-of = « { $what } » { FORM($of, "de") }
unphrased-own = { FORM($owner, "before-masculine", $case) }« { $what } »{ FORM($owner, "behind") }
unphrased-own-of = { FORM($owner, "before-masculine", $case) }« { $what } »{ FORM($owner, "behind") } ({ $of })
unphrased-truth = « { $what } » est vrai
    .not = « { $what } » n'est pas vrai
unphrased-truth-of = « { $what } » est vrai pour { FORM($of, "acc") }
    .not = « { $what } » n'est pas vrai pour { FORM($of, "acc") }
unphrased-rule = exécuter « { $what } »
unphrased-rule-of = exécuter « { $what } » ({ $of })
card-printed = { FORM($card, "name") } ({ $printed })
