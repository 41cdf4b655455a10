# German: nouns, pronouns, determiners, values.
#
# Cases: `acc`, `dat`, `gen`. A thing that is owned says
#     { FORM($player, "before-feminine", $case) }Hand{ FORM($player, "behind") }
# which is 'deine Hand', 'seiner Hand' or 'die Hand dieses Spielers'. An adjective is its stem and `adj`:
#     offen{ AGREE("kind-card", "adj", $det, $case, $number) }


## What all of a sort are like

like-noun =
    .main-second = gilt: { FORM($noun, "main", "capital") }
    .with-parts = { FORM($noun, "gen") }
    .with-absolute-dat = { FORM($noun, "dat") }
    .over = { FORM($noun, "dat") }
    .gender = neuter
    .with-owned-adj = { "" }
    .before-masculine = { "der " }
    .before-masculine-acc = { "den " }
    .before-masculine-dat = { "dem " }
    .before-masculine-gen = { "des " }
    .before-feminine = { "die " }
    .before-feminine-acc = { "die " }
    .before-feminine-dat = { "der " }
    .before-feminine-gen = { "der " }
    .before-neuter = { "das " }
    .before-neuter-acc = { "das " }
    .before-neuter-dat = { "dem " }
    .before-neuter-gen = { "des " }
    .before-plural = { "die " }
    .before-plural-acc = { "die " }
    .before-plural-dat = { "den " }
    .before-plural-gen = { "der " }
    .behind = { " " }{ FORM($noun, "gen") }
    .behind-bei = { " " }bei { FORM($noun, "dat") }
    .with-head = { $noun }
    .with-head-gen = { FORM($noun, "gen") }
    .with-head-acc = { FORM($noun, "acc") }
    .with-tail = { "" }
    .with-stands = liegt
    .with-place = auf { FORM($noun, "dat") }
    .with-goal = auf { FORM($noun, "acc") }
    .main = es gilt, dass { FORM($noun) }
    .with-most = den meisten { FORM($noun, "dat", "plural") }
    .with-fewest = den wenigsten { FORM($noun, "dat", "plural") }
like-owner =
    .with-owned-adj = s
    .before-masculine = { FORM($noun, "stem") }{ " " }
    .before-masculine-acc = { FORM($noun, "stem") }{ "en " }
    .before-masculine-dat = { FORM($noun, "stem") }{ "em " }
    .before-masculine-gen = { FORM($noun, "stem") }{ "es " }
    .before-feminine = { FORM($noun, "stem") }{ "e " }
    .before-feminine-acc = { FORM($noun, "stem") }{ "e " }
    .before-feminine-dat = { FORM($noun, "stem") }{ "er " }
    .before-feminine-gen = { FORM($noun, "stem") }{ "er " }
    .before-neuter = { FORM($noun, "stem") }{ " " }
    .before-neuter-acc = { FORM($noun, "stem") }{ " " }
    .before-neuter-dat = { FORM($noun, "stem") }{ "em " }
    .before-neuter-gen = { FORM($noun, "stem") }{ "es " }
    .before-plural = { FORM($noun, "stem") }{ "e " }
    .before-plural-acc = { FORM($noun, "stem") }{ "e " }
    .before-plural-dat = { FORM($noun, "stem") }{ "en " }
    .before-plural-gen = { FORM($noun, "stem") }{ "er " }
    .behind = { "" }
    .behind-bei = { "" }
# Was man nicht einzeln zählt: Geld, Holz.
like-mass =
    .viele = viel
    .mehr = mehr
    .weniger = weniger
    .with-most = { AGREE($noun, "der", "dat", "one") } meisten { FORM($noun, "dat", "one") }
    .with-fewest = { AGREE($noun, "der", "dat", "one") } wenigsten { FORM($noun, "dat", "one") }
like-name =
    .named = yes
    .with-absolute-dat = { FORM($noun, "dat") }
    .gender = neuter
    .with-owned-adj = { "" }
    .gen = von { FORM($noun, "dat") }
    .before-masculine = { "der " }
    .before-masculine-acc = { "den " }
    .before-masculine-dat = { "dem " }
    .before-masculine-gen = { "des " }
    .before-feminine = { "die " }
    .before-feminine-acc = { "die " }
    .before-feminine-dat = { "der " }
    .before-feminine-gen = { "der " }
    .before-neuter = { "das " }
    .before-neuter-acc = { "das " }
    .before-neuter-dat = { "dem " }
    .before-neuter-gen = { "des " }
    .before-plural = { "die " }
    .before-plural-acc = { "die " }
    .before-plural-dat = { "den " }
    .before-plural-gen = { "der " }
    .behind = { " " }{ FORM($noun, "gen") }
    .with-head = { $noun }
    .with-head-gen = { FORM($noun, "gen") }
    .with-head-acc = { FORM($noun, "acc") }
    .with-tail = { "" }
    .with-place = auf { FORM($noun, "dat") }
    .with-goal = auf { FORM($noun, "acc") }
like-zone =
    .gender = masculine
    .in = in { FORM($noun, "acc") }
    .on = auf { FORM($noun, "acc") }
    .under = unter { FORM($noun, "acc") }
    .where = in { FORM($noun, "dat") }
    .top = oben auf { FORM($noun, "acc") }
    .to = in { FORM($noun, "acc") }
like-frame =
    .second = gilt: { FORM($noun, "capital") }
    .main-second = gilt: { FORM($noun, "main", "capital") }
    .main = es gilt, dass { FORM($noun) }

## Words that agree

der = das
    .masculine = der
    .masculine-acc = den
    .masculine-dat = dem
    .masculine-gen = des
    .feminine = die
    .feminine-dat = der
    .feminine-gen = der
    .neuter-dat = dem
    .neuter-gen = des
    .plural = die
    .plural-dat = den
    .plural-gen = der
ein = ein
    .masculine-acc = einen
    .masculine-dat = einem
    .masculine-gen = eines
    .feminine = eine
    .feminine-dat = einer
    .feminine-gen = einer
    .neuter-dat = einem
    .neuter-gen = eines
einer = einer
    .acc = einen
    .dat = einem
    .gen = eines
    .feminine = eine
    .feminine-acc = eine
    .feminine-dat = einer
    .feminine-gen = einer
    .neuter = eines
    .neuter-acc = eines
    .neuter-dat = einem
    .plural-feminine = eine
    .plural-feminine-dat = einer
    .plural-neuter = eines
    .plural-neuter-acc = eines
kein = kein
    .masculine-acc = keinen
    .masculine-dat = keinem
    .masculine-gen = keines
    .feminine = keine
    .feminine-dat = keiner
    .feminine-gen = keiner
    .neuter-dat = keinem
    .neuter-gen = keines
    .plural = keine
    .plural-dat = keinen
    .plural-gen = keiner
keiner = keines
    .masculine = keiner
    .masculine-acc = keinen
    .masculine-dat = keinem
    .feminine = keine
    .feminine-dat = keiner
    .feminine-gen = keiner
    .neuter-dat = keinem
dieser = dieses
    .masculine = dieser
    .masculine-acc = diesen
    .masculine-dat = diesem
    .masculine-gen = dieses
    .feminine = diese
    .feminine-dat = dieser
    .feminine-gen = dieser
    .neuter-dat = diesem
    .neuter-gen = dieses
    .plural = diese
    .plural-dat = diesen
    .plural-gen = dieser
jeder = jedes
    .masculine = jeder
    .masculine-acc = jeden
    .masculine-dat = jedem
    .masculine-gen = jedes
    .feminine = jede
    .feminine-dat = jeder
    .feminine-gen = jeder
    .neuter-dat = jedem
    .neuter-gen = jedes
    .plural-masculine = jeder
    .plural-masculine-acc = jeden
    .plural-feminine = jede
    .dat = jedem
alle = alle
    .plural-dat = allen
    .plural-gen = aller
rel = das
    .masculine = der
    .masculine-acc = den
    .masculine-dat = dem
    .masculine-gen = dessen
    .feminine = die
    .feminine-dat = der
    .feminine-gen = deren
    .neuter-dat = dem
    .neuter-gen = dessen
    .plural = die
    .plural-dat = denen
    .plural-gen = deren
adj = e
    .a-masculine = er
    .no-masculine = er
    .n-masculine = er
    .a-neuter = es
    .a-neuter-acc = es
    .no-neuter = es
    .no-neuter-acc = es
    .n-neuter = es
    .n-neuter-acc = es
    .owned-masculine = er
    .owned-neuter = es
    .owned-neuter-acc = es
    .owned-plural = en
    .owned-plural-acc = en
    .owned-plural-gen = en
    .masculine-acc = en
    .dat = en
    .gen = en
    .the-plural = en
    .the-plural-acc = en
    .all-plural = en
    .all-plural-acc = en
    .that-plural = en
    .that-plural-acc = en
    .no-plural = en
    .no-plural-acc = en
    .plural-dat = en
    .plural-gen = er
    .the-plural-gen = en
    .all-plural-gen = en
    .that-plural-gen = en
    .no-plural-gen = en
er = es
    .you = du
    .you-acc = dich
    .you-dat = dir
    .masculine = er
    .masculine-acc = ihn
    .masculine-dat = ihm
    .feminine = sie
    .feminine-dat = ihr
    .neuter-dat = ihm
    .plural = sie
    .plural-dat = ihnen
sein = sein
    .you = dein
    .feminine = ihr
    .plural = ihr
viele = viele
# Eine Anzahl oder ein Wert ist größer; Punkte und Geld sind mehr.
mehr = größer
    .plural = mehr
weniger = kleiner
    .plural = weniger
steigt = steigt
    .plural = steigen
sinkt = sinkt
    .plural = sinken
hat = hat
    .you = hast
    .plural = haben
ist = ist
    .you = bist
    .plural = sind
kann = kann
    .you = kannst
    .plural = können
darf = darf
    .you = darfst
    .plural = dürfen
sich = sich
    .you = dich
sich-dat = sich
    .you = dir
tut = tut
    .you = tust
    .plural = tun
own = sein
    .you = dein
    .feminine = ihr
    .plural = ihr

## Determiners

det-a = { AGREE($noun, "ein", $case) } { FORM($noun, $case) }
det-the = { AGREE($noun, "der", $case, $number) } { FORM($noun, $case, $number) }
det-this = { AGREE($noun, "dieser", $case) } { FORM($noun, $case) }
det-that = { AGREE($noun, "dieser", $case, $number) } { FORM($noun, $case, $number) }
det-each = { AGREE($noun, "jeder", $case) } { FORM($noun, $case) }
det-all = { AGREE($noun, "alle", $case, "plural") } { FORM($noun, $case, "plural") }
det-some = { FORM($noun, $case, "plural") }
det-no = { AGREE($noun, "kein", $case) } { FORM($noun, $case) }
not-this = nicht { FORM($noun, $case) }
det-n = { $n } { FORM($noun, $case, $n) }
det-up-to = bis zu { $n } { FORM($noun, $case, $n) }

## Persons and things

you = du
    .gender = you
    .like = owner
    .acc = dich
    .dat = dir
    .gen = von dir
    .stem = dein
yourself = dich selbst
    .gender = you
    .dat = dir
    .gen = von dir
    .behind = { " " }von dir
elided = { "" }
    .gender = { AGREE($of) }
named = { $name }
    .gender = masculine
    .like = name
nobody = niemand
    .gender = masculine
    .acc = niemanden
    .dat = niemandem
    .gen = von niemandem
yes = ja
no = nein
nothing = nichts geschieht
    .rather = geschieht stattdessen nichts
    .second = geschieht nichts
    .bare = nichts tun
kind-player = Spieler
    .gender = masculine
    .gen = Spielers
    .plural = Spieler
    .dat-plural = Spielern
    .wer = person
kind-card = Karte
    .gender = feminine
    .plural = Karten
kind-number = Zahl
    .gender = feminine
    .plural = Zahlen
kind-truth = Antwort
    .gender = feminine
    .plural = Antworten
other-player = ander{ AGREE("kind-player", "adj", $det, $case, $number) } { FORM("kind-player", $case, $number) }
    .gender = masculine
    .wer = person
further-player = weiter{ AGREE("kind-player", "adj", $det, $case, $number) } ander{ AGREE("kind-player", "adj", $det, $case, $number) } { FORM("kind-player", $case, $number) }
    .gender = masculine
# An wen sich ein Text wendet, wo ihn ein anderer liest.
acting-player = handelnd{ AGREE("kind-player", "adj", $det, $case, $number) } { FORM("kind-player", $case, $number) }
    .gender = masculine
pronoun-player = er
    .gender = masculine
    .like = owner
    .acc = ihn
    .dat = ihm
    .gen = von ihm
    .stem = sein
same-player = { "" }
    .gender = masculine
pronoun-players = sie
    .gender = plural
    .like = owner
    .dat = ihnen
    .gen = von ihnen
    .stem = ihr
pronoun-thing = { AGREE($of, "er", $case) }
    .gender = { AGREE($of) }
    .like = owner
    .dat = { FORM($of, "that", "dat") }
    .gen = { FORM($of, "that", "gen") }
    .name = { FORM($of, "that") }
    .governed =
        { AGREE($of) ->
            [neuter] { FORM($of, "that", $case) }
           *[other] { FORM($noun, $case) }
        }
    .stem = { AGREE($of, "sein") }
    .its-own = yes
pronoun-things = sie
    .gender = plural
    .like = owner
    .dat = ihnen
    .gen = von ihnen
    .stem = ihr
nth =
    { $place ->
        [1] erst{ AGREE($of, "adj", "the", $case) }
        [2] zweit{ AGREE($of, "adj", "the", $case) }
        [3] dritt{ AGREE($of, "adj", "the", $case) }
        [4] viert{ AGREE($of, "adj", "the", $case) }
        [5] fünft{ AGREE($of, "adj", "the", $case) }
        [6] sechst{ AGREE($of, "adj", "the", $case) }
        [7] siebt{ AGREE($of, "adj", "the", $case) }
        [8] acht{ AGREE($of, "adj", "the", $case) }
        [9] neunt{ AGREE($of, "adj", "the", $case) }
        [10] zehnt{ AGREE($of, "adj", "the", $case) }
       *[other] { $place }.
    } { FORM($of, $case) }
    .gender = { AGREE($of) }
    .as =
        { $place ->
            [1] erst
            [2] zweit
            [3] dritt
           *[other] weiter
        }{ AGREE($of, "adj", "a", "acc") } { FORM($of, "acc") }
chosen = gewählt{ AGREE($of, "adj", "the", $case, $number) } { FORM($of, $case, $number) }
    .gender = { AGREE($of) }
nth-chosen =
    { $place ->
        [1] zuerst
        [2] danach
       *[other] zuletzt
    } gewählt{ AGREE($of, "adj", "the", $case, $number) } { FORM($of, $case, $number) }
    .gender = { AGREE($of) }
doing = { FORM("acting-player", $case, $number) }
    .gender = masculine
noted = gemerkt{ AGREE($of, "adj", "the", $case, $number) } { FORM($of, $case, $number) }
    .gender = { AGREE($of) }
nth-noted =
    { $place ->
        [1] zuerst
        [2] danach
       *[other] zuletzt
    } gemerkt{ AGREE($of, "adj", "the", $case, $number) } { FORM($of, $case, $number) }
    .gender = { AGREE($of) }
relative = { AGREE($of, "rel", $case, $number) }
    .with-owned-adj = s
    .with-stands = { FORM($of, "with-stands") }
    .with-place = wo
    .with-goal = wohin
    .gender = { AGREE($of) }
    .before = { AGREE($of, "rel", "gen", $number) }{ " " }
    .behind = { "" }
that-number = ebenso viele
    .mal = ebenso oft
    .dat = dieser Zahl
    .gen = dieser Zahl
the-number = diese Zahl
    .gender = feminine
    .dat = dieser Zahl
    .gen = dieser Zahl
n-or-more = { $n } oder mehr
n-or-fewer = höchstens { $n }
any-thing = { "" }
any-count = beliebig viele
    .dat = beliebig vielen
any-number = { "" }
that-many = ebenso { AGREE($of, "viele") } { FORM($of, $case, "plural") }
    .gender = plural
so-many = { $n } { FORM($of, $case, "plural") }
    .gender = plural
at-least-so = mindestens { FORM($amount, $case) }
at-most-so = höchstens { FORM($amount, $case) }
so-many-of =
    { $bound ->
        [at-least] mindestens
        [at-most] höchstens
        [more-than] mehr als
        [several] mehrere
        [less-than] weniger als
       *[is] genau
    } { FORM($amount, $case) }
much-now-is = { $n } { FORM($of, "acc", $n) }
much-gets-more = { $n } { FORM($of, "acc", $n) } mehr
much-gets-less = { $n } { FORM($of, "acc", $n) } weniger
much-now-at-least = mindestens { $n } { FORM($of, "acc", $n) }
much-now-at-most = höchstens { $n } { FORM($of, "acc", $n) }
up-to-so-many = bis zu { $n } { FORM($of, "dat", "plural") }
    .gender = plural
unknown =
    { $place ->
        [1] X
        [2] Y
        [3] Z
        [4] W
        [5] V
       *[other] U
    }

## Lists

and-more = { $a }, { $b }
and-last = { $a } und { $b }
    .shared = du
which-more = { $a }, { $b }
which-last = { $a } und { $b }
    .shared = der
or-more = { $a }, { $b }
or-last = { $a } oder { $b }
    .shared = du
either-more = { $a }, { $b }
either-last = entweder { $a } oder { $b }
and-apart-more = { $a }, und { $b }
and-apart-last = { $a }, und { $b }
or-together-more = { $a }, oder aber { $b }
or-together-last = { $a }, oder aber { $b }
together-more = { $a }, { $b }
together-last = { $a } und zugleich { $b }
    .shared = du | er | sie | es
needs-more = { $a }, nur wenn { $b }
needs-last = { $a }, und nur wenn { $b }
# What is denied of several things is said of none of them: 'weder ... noch'.
nor-more = { "" }
nor-last = { "" }
neither-more = { $a }, { $b }
neither-last = weder { $a } noch { $b }
then-more = { $a }, { $b }
then-last = { $a } und { $b }
steps-more = { $a }; { $b }
steps-last = { $a }; { $b }
    .leading = second
each-does-more = { $a }; { $b }
each-does-last = { $a } und { $b }
    .leading = second
each-does-all-more = { $a }, { $b }
each-does-all-last = { $a }, und { $b }
    .leading = second
all-steps-more = { $a }, { $b }
all-steps-last = { $a }, und { $b }
    .leading = second
letters-more = { $a }; { $b }
letters-last = { $a }; { $b }
long-options-more = { $a }; { $b }
long-options-last = { $a }; oder { $b }
options-more = { $a }, { $b }
options-last = { $a } oder { $b }
words-more = { $a } { $b }
words-last = { $a } { $b }
linked = { $link } { FORM($to, "acc") }

## Values

sum = { $n } { $unit }
number-of = { FORM($owner, "before-feminine", $case) }Anzahl { FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
    .gender = feminine
number-had = die Anzahl { FORM($owner, "before-plural", "gen") }{ FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
    .with-parts = { FORM($owner, "before-plural", "gen") }{ FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
    .gender = feminine
    .dat = der Anzahl { FORM($owner, "before-plural", "gen") }{ FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
    .gen = der Anzahl { FORM($owner, "before-plural", "gen") }{ FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
number-there = die Anzahl { FORM($counter, "gen", "plural") }
    .gender = feminine
    .dat = der Anzahl { FORM($counter, "gen", "plural") }
    .gen = der Anzahl { FORM($counter, "gen", "plural") }
amount-each = { FORM($amount, $case) } für { FORM($each, "acc") }
    .gender = plural
each-of = { AGREE($counter, "jeder", $case) } { FORM($owner, "before-plural", "gen") }{ FORM($counter, "gen", "plural") }{ FORM($owner, "behind") }
each-more = { AGREE($what, "jeder", $case) } { FORM($what, $case) }, { AGREE($what, "rel", $case) } { $who } mehr { AGREE($who, "hat") } als { $other },
each-at-most =
    { FORM($each, $case) }, { $times ->
        [1] { "" }
       *[other] insgesamt{ " " }
    }aber höchstens { $n },
each-at-least = { FORM($each, $case) }, mindestens aber { $n },
amount-and-more = { FORM($amount, $case) } und { $more } weitere
all-of =
    { $mass ->
        [yes] all { FORM($own, $case) }
       *[no] all { FORM($owner, "before-plural", $case) }{ FORM($counter, $case, "plural") }{ FORM($owner, "behind") }
    }
    .gender = plural
bracketed = ({ $of })
    .gen = von ({ FORM($of, "dat") })
    .dat = ({ FORM($of, "dat") })
plus = { FORM($left, $case) } plus { FORM($right, $case) }
    .gender = { AGREE($left) }
minus = { FORM($left, $case) } minus { FORM($right, $case) }
    .gender = { AGREE($left) }
times = { FORM($left, $case) } mal { FORM($right, $case) }
    .gender = { AGREE($left) }
twice = das Doppelte { FORM($right, "gen") }
    .gender = neuter
    .dat = dem Doppelten { FORM($right, "gen") }
    .gen = des Doppelten { FORM($right, "gen") }
difference = der Unterschied zwischen { FORM($left, "dat") } und { FORM($right, "dat") }
    .gender = masculine
    .acc = den Unterschied zwischen { FORM($left, "dat") } und { FORM($right, "dat") }
    .dat = dem Unterschied zwischen { FORM($left, "dat") } und { FORM($right, "dat") }
    .gen = des Unterschieds zwischen { FORM($left, "dat") } und { FORM($right, "dat") }
divided = { FORM($left, $case) } geteilt durch { FORM($right, "acc") } (abgerundet)
    .gender = { AGREE($left) }
# Damit nicht zwei Zahlen aneinanderstoßen: »durch 2 gleich 1«.
gleich = { "" }
remainder = der Rest von { FORM($left, "dat") } geteilt durch { FORM($right, "acc") }
    .gender = masculine
    .gleich = { "gleich " }
    .acc = den Rest von { FORM($left, "dat") } geteilt durch { FORM($right, "acc") }
    .dat = dem Rest von { FORM($left, "dat") } geteilt durch { FORM($right, "acc") }
    .gen = des Rests von { FORM($left, "dat") } geteilt durch { FORM($right, "acc") }
half = die Hälfte { FORM($of, "with-parts") } (aufgerundet)
    .gender = feminine
    .dat = der Hälfte { FORM($of, "with-parts") } (aufgerundet)
    .gen = der Hälfte { FORM($of, "with-parts") } (aufgerundet)
by-half = die Hälfte (aufgerundet)
value-in = { FORM($value, $case) } in { FORM($of, "dat", "plural") }
position = die Nummer { FORM($of, "gen") }
    .gender = feminine
    .dat = der Nummer { FORM($of, "gen") }
    .gen = der Nummer { FORM($of, "gen") }
count-of = die Anzahl { FORM($set, "gen", "plural") }
    .with-head = die Anzahl { FORM($set, "with-head-gen") }
    .with-tail = { FORM($set, "with-tail") }
    .gender = feminine
    .dat = der Anzahl { FORM($set, "gen", "plural") }
    .gen = der Anzahl { FORM($set, "gen", "plural") }
total-number = die Gesamtzahl { FORM($counter, "the", "gen", "plural") } { FORM($over, "gen") }
    .gender = feminine
    .dat = der Gesamtzahl { FORM($counter, "the", "gen", "plural") } { FORM($over, "gen") }
    .gen = der Gesamtzahl { FORM($counter, "the", "gen", "plural") } { FORM($over, "gen") }
highest-number = die höchste Anzahl { FORM($counter, "gen", "plural") } { FORM($over, "gen") }
    .gender = feminine
    .dat = der höchsten Anzahl { FORM($counter, "gen", "plural") } { FORM($over, "gen") }
    .gen = der höchsten Anzahl { FORM($counter, "gen", "plural") } { FORM($over, "gen") }
lowest-number = die niedrigste Anzahl { FORM($counter, "gen", "plural") } { FORM($over, "gen") }
    .gender = feminine
    .dat = der niedrigsten Anzahl { FORM($counter, "gen", "plural") } { FORM($over, "gen") }
    .gen = der niedrigsten Anzahl { FORM($counter, "gen", "plural") } { FORM($over, "gen") }
total = die Summe { FORM($value, "gen") } für { FORM($over, "acc") }
    .gender = feminine
    .dat = der Summe { FORM($value, "gen") } für { FORM($over, "acc") }
    .gen = der Summe { FORM($value, "gen") } für { FORM($over, "acc") }
total-each = die Summe { FORM($value, "gen") }
    .gender = feminine
    .dat = der Summe { FORM($value, "gen") }
    .gen = der Summe { FORM($value, "gen") }
highest = der höchste Wert { FORM($value, "gen") } für { FORM($over, "acc") }
    .gender = masculine
    .acc = den höchsten Wert { FORM($value, "gen") } für { FORM($over, "acc") }
    .dat = dem höchsten Wert { FORM($value, "gen") } für { FORM($over, "acc") }
    .gen = des höchsten Werts { FORM($value, "gen") } für { FORM($over, "acc") }
highest-each = der höchste Wert { FORM($value, "gen") }
    .gender = masculine
    .acc = den höchsten Wert { FORM($value, "gen") }
    .dat = dem höchsten Wert { FORM($value, "gen") }
    .gen = des höchsten Werts { FORM($value, "gen") }
highest-by = { FORM($owned, $case) }
lowest = der niedrigste Wert { FORM($value, "gen") } für { FORM($over, "acc") }
    .gender = masculine
    .acc = den niedrigsten Wert { FORM($value, "gen") } für { FORM($over, "acc") }
    .dat = dem niedrigsten Wert { FORM($value, "gen") } für { FORM($over, "acc") }
    .gen = des niedrigsten Werts { FORM($value, "gen") } für { FORM($over, "acc") }
lowest-each = der niedrigste Wert { FORM($value, "gen") }
    .gender = masculine
    .acc = den niedrigsten Wert { FORM($value, "gen") }
    .dat = dem niedrigsten Wert { FORM($value, "gen") }
    .gen = des niedrigsten Werts { FORM($value, "gen") }
highest-of = der höchste Wert unter { FORM($items, "dat") }
    .gender = masculine
    .acc = den höchsten Wert unter { FORM($items, "dat") }
    .dat = dem höchsten Wert unter { FORM($items, "dat") }
    .gen = des höchsten Werts unter { FORM($items, "dat") }
lowest-of = der niedrigste Wert unter { FORM($items, "dat") }
    .gender = masculine
    .acc = den niedrigsten Wert unter { FORM($items, "dat") }
    .dat = dem niedrigsten Wert unter { FORM($items, "dat") }
    .gen = des niedrigsten Werts unter { FORM($items, "dat") }
higher-of = der höhere Wert von { FORM($items, "dat") }
    .gender = masculine
    .acc = den höheren Wert von { FORM($items, "dat") }
    .dat = dem höheren Wert von { FORM($items, "dat") }
    .gen = des höheren Werts von { FORM($items, "dat") }
lower-of = der niedrigere Wert von { FORM($items, "dat") }
    .gender = masculine
    .acc = den niedrigeren Wert von { FORM($items, "dat") }
    .dat = dem niedrigeren Wert von { FORM($items, "dat") }
    .gen = des niedrigeren Werts von { FORM($items, "dat") }
total-of = die Summe von { FORM($items, "dat") }
    .gender = feminine
    .dat = der Summe von { FORM($items, "dat") }
    .gen = der Summe von { FORM($items, "dat") }
called = { " " }{ $letter }
called-as = { " " }als { $letter }
called-aside = { " " }({ $letter })
number-such = { FORM($what, "acc") }, wobei { $cond },
    .gender = feminine
lettered-number = als { $letter } { FORM($what, "acc") }
number-from = eine Zahl{ $called } von { $low } bis { FORM($high, "dat") }
    .gender = feminine
    .dat = einer Zahl{ $called } von { $low } bis { FORM($high, "dat") }
number-up-to = eine Zahl{ $called } von { $low } bis zu { FORM($high, "dat") }
    .gender = feminine
    .dat = einer Zahl{ $called } von { $low } bis zu { FORM($high, "dat") }
number-from-had = eine Zahl{ $called } von { $low } bis zu dem, was { $who } an { FORM($what, "dat", "plural") } { AGREE($who, "hat") },
    .gender = feminine
    .dat = einer Zahl{ $called } von { $low } bis zu dem, was { $who } an { FORM($what, "dat", "plural") } { AGREE($who, "hat") },
top-card =
    oberste{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Karte { FORM($zone, "gen") }
    .gender = feminine
    .plural = obersten Karten { FORM($zone, "gen") }
bottom-card =
    unterste{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Karte { FORM($zone, "gen") }
    .gender = feminine
    .plural = untersten Karten { FORM($zone, "gen") }
top-card-of =
    { FORM($owner, "before-feminine", $case) }oberste{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Karte
    .gender = feminine
bottom-card-of =
    { FORM($owner, "before-feminine", $case) }unterste{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Karte
    .gender = feminine
new-top-card =
    neue{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } oberste{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Karte { FORM($zone, "gen") }
    .gender = feminine
new-top-card-of =
    { FORM($owner, "before-feminine", $case) }neue{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } oberste{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Karte
    .gender = feminine
top-cards = oberste{ AGREE($noun, "adj-n", $det) } { $n } Karten { FORM($zone, "gen") }
    .gender = plural
    .a = eine der obersten { $n } Karten { FORM($zone, "gen") }
    .each = jede der obersten { $n } Karten { FORM($zone, "gen") }
bottom-cards = unterste{ AGREE($noun, "adj-n", $det) } { $n } Karten { FORM($zone, "gen") }
    .gender = plural
    .a = eine der untersten { $n } Karten { FORM($zone, "gen") }
    .each = jede der untersten { $n } Karten { FORM($zone, "gen") }
adj-n = n
left-of = { FORM("kind-player", $case) } links von { FORM($of, "dat") }
    .gender = masculine
right-of = { FORM("kind-player", $case) } rechts von { FORM($of, "dat") }
    .gender = masculine

## Sets

# Was irgendwo liegt, statt dass es das gibt.
ort = no
cards-in = { FORM($what, $case, $number) } { FORM($zone, "where") }
    .gender = { AGREE($what) }
    .ort = yes
before-what = before-neuter
    .masculine = before-masculine
    .feminine = before-feminine
    .plural = before-plural
things-own = { FORM($owner, AGREE($what, "before-what", $number), $case) }{ FORM($what, $case, $number) }{ FORM($owner, "behind") }
    .gender = { AGREE($what) }
    .a-gender = { AGREE($what, "", "one") }
    .each-gender = { AGREE($what, "", "one") }
    .with-head = { FORM($owner, AGREE($what, "before-what", $number)) }{ FORM($what, "with-head", $number) }
    .with-head-acc = { FORM($owner, AGREE($what, "before-what", $number), "acc") }{ FORM($what, "with-head-acc", $number) }
    .with-tail = { FORM($what, "with-tail", $number) }
    .a = { AGREE($what, "einer", $case, "one") } { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .each = { AGREE($what, "jeder", $case, "one") } { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .no = { AGREE($what, "keiner", $case, "one") } { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .n = { $n } { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
    .up-to = bis zu { $n } { FORM($owner, "before-plural", "gen") }{ FORM($what, "gen", "plural") }
things-of =
    { $apart ->
        [yes] { FORM($what, $case, $number) } bei { FORM($owner, "dat") }
       *[no] { FORM($what, $case, $number) } { FORM($owner, "gen") }
    }
    .gender = { AGREE($what) }
together = { FORM($set, $case, $number) } zusammen
    .gender = plural
these = { FORM($items, $case) }
    .gender = plural
    .a-gender = { AGREE($of) }
    .each-gender = { AGREE($of) }
    .a = { AGREE($of, "einer", $case) } von { FORM($items, "dat") }
    .each =
        { AGREE($of, "jeder", $case) } { $listed ->
            [no] { FORM($items, "gen") }
           *[yes] von { FORM($items, "dat") }
        }
    .n = { $n } von { FORM($items, "dat") }
    .up-to = bis zu { $n } von { FORM($items, "dat") }
    .all = { FORM($items, $case) }
one-among = von { FORM($items, "dat") }
    .gender = { AGREE($of) }
    .a = { AGREE($of, "einer", $case) } von { FORM($items, "dat") }
    .each = { AGREE($of, "jeder", $case) } von { FORM($items, "dat") }
    .n = { $n } von { FORM($items, "dat") }
    .up-to = bis zu { $n } von { FORM($items, "dat") }
    .all = { AGREE($of, "derjenige", $case, "plural") } von { FORM($items, "dat") }
    .all-gender = plural
    .the = { AGREE($of, "derjenige", $case, "plural") } von { FORM($items, "dat") }
    .the-gender = plural
    .no = { AGREE($of, "keiner", $case) } von { FORM($items, "dat") }
derjenige = diejenigen
    .dat = denjenigen
    .gen = derjenigen
within-bounds = { $items } ({ $bound })
bound-at-least = mindestens { $value }
bound-at-most = höchstens { $value }
bound-more-than = mehr als { $value }
bound-less-than = weniger als { $value }
except = { FORM($set, $case) } außer { FORM($without, "dat") }
except-apart = { FORM($set, $case) } (außer { FORM($without, "dat") })
and-also =
    { FORM($set, $case) } { $number ->
        [plural] und
       *[other]
            { $both ->
                [yes] und
               *[no] oder
            }
    } { FORM($more, $case) }
the-others = die anderen
    .gender = plural
    .dat = den anderen
    .gen = der anderen
    .all = die anderen
    .all-dat = den anderen
    .all-gen = der anderen
player-but = { FORM("kind-player", $case, $number) } außer { FORM($without, "dat") }
    .gender = masculine
that-is =
    { FORM($set, $case) }, { AGREE($set, "rel", $number) } { $number ->
        [plural] { FORM($what, "plain", "plural") } sind
        [other] { FORM($what, "plain", "plural") } sind
       *[one] { $what } ist
    },
    .with-head = { FORM($set, "with-head") }
    .with-head-gen = { FORM($set, "with-head-gen") }
    .with-head-acc = { FORM($set, "with-head-acc") }
    .with-tail =
        , { AGREE($set, "rel", $number) } { $number ->
            [plural] { FORM($what, "plain", "plural") } sind
            [other] { FORM($what, "plain", "plural") } sind
           *[one] { $what } ist
        },
named-as = { FORM($set, $case, $number) } „{ FORM($what, "name") }“
of-value = { FORM($set, $case, $number) } { FORM($value, "gen") }
of-value-named = { FORM($set, $case, $number) } { FORM($sort, "the", "gen") } „{ FORM($value, "name") }“
of-same-value = { FORM($set, $case, $number) } { AGREE($sort, "desselben") } { FORM($sort, "gen") } wie { $other }
desselben = desselben
    .feminine = derselben
with-value = { FORM($set, $case, $number) } mit { FORM($what, "dat") } { $value }
no-owner = { "" }
    .before = { "" }
    .behind = { "" }
beside = { FORM($set, $case) } { FORM($what, $number) }
    .ort = { AGREE($set, "wer") }
wer = no
which = { FORM($set, $case) }, { FORM($cond, $number) },
    .with-head-gen = { FORM($set, "with-head-gen") }
    .with-head-acc = { FORM($set, "with-head-acc") }
    .with-tail = , { FORM($cond, $number) },
where-only = { FORM($set, $case) } (nur wenn { $cond })
such-that = für { FORM($which, "acc") } gilt, dass { $cond },
among-others = { FORM($by, $case, $number) } unter den anderen Spielern
    .with-most = { FORM($by, "with-most") } unter den anderen Spielern
    .with-fewest = { FORM($by, "with-fewest") } unter den anderen Spielern
with-most = { FORM($set, $case) } mit { FORM($by, "with-most") }
with-fewest = { FORM($set, $case) } mit { FORM($by, "with-fewest") }
with = { FORM($set, $case) } mit { FORM($by, "dat") }
others-with-most = { FORM($whole, $case, $number) }
    .a = { AGREE("kind-player", "der", $case) } ander{ AGREE("kind-player", "adj", "the", $case) } { FORM("kind-player", $case) } mit { FORM($by, "with-most") }
others-with-fewest = { FORM($whole, $case, $number) }
    .a = { AGREE("kind-player", "der", $case) } ander{ AGREE("kind-player", "adj", "the", $case) } { FORM("kind-player", $case) } mit { FORM($by, "with-fewest") }
others-with = { FORM($whole, $case, $number) }
    .a = { AGREE("kind-player", "der", $case) } ander{ AGREE("kind-player", "adj", "the", $case) } { FORM("kind-player", $case) } mit { FORM($by, "dat") }
reached = { FORM($what, $case, $number) } in höchstens { FORM($n, "dat") } Schritten von { FORM($start, "dat") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, höchstens { $n } Schritte von { FORM($start, "dat") } entfernt,
reached-in = { FORM($what, $case, $number) } in genau { FORM($n, "dat") } Schritten von { FORM($start, "dat") }
    .gender = { AGREE($what) }
    .apart = { FORM($what, $case, $number) }, genau { $n } Schritte von { FORM($start, "dat") } entfernt,
alike = { FORM($set, $case, $number) } mit demselben Namen wie { $of }
    .gender = { AGREE($set) }
only-with-most = { FORM($set, $case) } mit mehr { FORM($by, "dat", "plural") } als { AGREE($set, "jeder") } andere { FORM($set) }
only-with-fewest = { FORM($set, $case) } mit weniger { FORM($by, "dat", "plural") } als { AGREE($set, "jeder") } andere { FORM($set) }
only-of = einzig{ AGREE($set, "adj", "the", $case, $number) } { FORM($set, $case, $number) }
    .gender = { AGREE($set) }
first-of = erst{ AGREE($set, "adj", "the", $case, $number) } { FORM($set, $case, $number) }
    .gender = { AGREE($set) }
first-of-these = erst{ AGREE($of, "adj", "the", $case) } von { FORM($items, "dat") }
    .gender = { AGREE($of) }
first-from = erst{ AGREE($set, "adj", "the", $case, $number) } { FORM($set, $case, $number) } (von { FORM($start, "dat") } an gezählt)
    .gender = { AGREE($set) }
first-tied = { FORM($set, $case, $number) } (bei Gleichstand { AGREE($set, "der") } erste von { FORM($start, "dat") } an gezählt)
    .gender = { AGREE($set) }
next-of = { FORM($set, $case, $number) } nach { FORM($of, "dat") }
    .gender = { AGREE($set) }
previous-of = { FORM($set, $case, $number) } vor { FORM($of, "dat") }
    .gender = { AGREE($set) }
numbers-from = { FORM("kind-number", $case, $number) } von { $low } bis { FORM($high, "dat") }
    .gender = feminine

## What has no phrase of its own

unphrased = „{ $what }“
unphrased-of = „{ $what }“ von { FORM($of, "dat") }
unphrased-own = { FORM($owner, "before-neuter", $case) }„{ $what }“{ FORM($owner, "behind") }
unphrased-own-of = { FORM($owner, "before-neuter", $case) }„{ $what }“{ FORM($owner, "behind") } ({ $of })
unphrased-truth = „{ $what }“ gilt
    .not = „{ $what }“ nicht gilt
    .main = „{ $what }“ gilt
unphrased-truth-of = „{ $what }“ für { FORM($of, "acc") } gilt
    .not = „{ $what }“ für { FORM($of, "acc") } nicht gilt
    .main = „{ $what }“ gilt für { FORM($of, "acc") }
unphrased-rule = „{ $what }“ ausführen
unphrased-rule-of = „{ $what }“ ({ $of }) ausführen
card-printed = { FORM($card, "name") } ({ $printed })
