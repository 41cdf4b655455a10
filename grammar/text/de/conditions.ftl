# German: conditions, as they stand behind 'wenn': the verb comes last.

always = das immer gilt
never = das nie gilt
not = nicht gilt, dass { $cond },
is = { $left } { AGREE($left, "gleich") }{ $right } { AGREE($left, "ist") }
    .amount = { $left } so { AGREE($left, "gross") } wie { FORM($right, "with-head") } { AGREE($left, "ist") }{ FORM($right, "with-tail") }
is-not = { $left } nicht { $right } { AGREE($left, "ist") }
    .amount = { $left } nicht so { AGREE($left, "gross") } wie { FORM($right, "with-head") } { AGREE($left, "ist") }{ FORM($right, "with-tail") }
gross = groß
    .plural = viele
is-at-least = { $left } mindestens { $right } { AGREE($left, "ist") }
is-at-most = { $left } höchstens { $right } { AGREE($left, "ist") }
is-more-than = { $left } { AGREE($left, "mehr") } als { $right } { AGREE($left, "ist") }
is-less-than = { $left } { AGREE($left, "weniger") } als { $right } { AGREE($left, "ist") }
has-none = { $who } { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
    .soon = { $who } { FORM($what, "with-head-acc") } mehr { AGREE($who, "hat") }{ FORM($what, "with-tail") }
has-some = { $who } { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
has-is = { $who } genau { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
has-is-not = { $who } nicht genau { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
has-at-least = { $who } mindestens { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
has-at-most = { $who } höchstens { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
has-more-than = { $who } mehr als { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
has-less-than = { $who } weniger als { FORM($what, "with-head-acc") } { AGREE($who, "hat") }{ FORM($what, "with-tail") }
both-had = { $a } und { $b }
has-between = { $who } { $low } bis { $high } { FORM($what, "acc", "plural") } { AGREE($who, "hat") }
has-most = { $who } die meisten { FORM($what, "acc", "plural") } { AGREE($who, "hat") }
has-fewest = { $who } die wenigsten { FORM($what, "acc", "plural") } { AGREE($who, "hat") }
is-highest = { $what } am höchsten { AGREE($what, "ist") }
is-lowest = { $what } am niedrigsten { AGREE($what, "ist") }
there-some =
    { AGREE($what, "ort") ->
        [person] { FORM($what, "with-head") } steht{ FORM($what, "with-tail") }
        [yes] { FORM($what, "with-head") } liegt{ FORM($what, "with-tail") }
       *[no] es { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
    }
there-none =
    { AGREE($what, "ort") ->
        [person] { FORM($what, "with-head") } steht{ FORM($what, "with-tail") }
        [yes] { FORM($what, "with-head") } liegt{ FORM($what, "with-tail") }
       *[no] es { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
    }
there-is =
    { AGREE($what, "ort") ->
        [yes]
            genau { FORM($what, "with-head") } { $n ->
                [one] liegt
               *[other] liegen
            }{ FORM($what, "with-tail") }
       *[no] es genau { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
    }
there-is-not =
    { AGREE($what, "ort") ->
        [yes]
            nicht genau { FORM($what, "with-head") } { $n ->
                [one] liegt
               *[other] liegen
            }{ FORM($what, "with-tail") }
       *[no] es nicht genau { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
    }
there-at-least =
    { AGREE($what, "ort") ->
        [yes]
            mindestens { FORM($what, "with-head") } { $n ->
                [one] liegt
               *[other] liegen
            }{ FORM($what, "with-tail") }
       *[no] es mindestens { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
    }
there-at-most =
    { AGREE($what, "ort") ->
        [yes]
            höchstens { FORM($what, "with-head") } { $n ->
                [one] liegt
               *[other] liegen
            }{ FORM($what, "with-tail") }
       *[no] es höchstens { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
    }
there-more-than =
    { $n ->
        [1] es mehrere { FORM($of, "with-head-acc") } gibt{ FORM($of, "with-tail") }
       *[other]
            { AGREE($what, "ort") ->
                [yes] mehr als { FORM($what, "with-head") } liegen{ FORM($what, "with-tail") }
               *[no] es mehr als { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
            }
    }
there-less-than =
    { AGREE($what, "ort") ->
        [yes]
            weniger als { FORM($what, "with-head") } { $n ->
                [one] liegt
               *[other] liegen
            }{ FORM($what, "with-tail") }
       *[no] es weniger als { FORM($what, "with-head-acc") } gibt{ FORM($what, "with-tail") }
    }
chosen-some = { $what } gewählt wurde
chosen-none = { $what } gewählt wurde
they-number-is = die Anzahl { FORM($what, "gen") } genau { $n } beträgt
they-number-is-not = die Anzahl { FORM($what, "gen") } nicht { $n } beträgt
they-number-at-least = die Anzahl { FORM($what, "gen") } mindestens { $n } beträgt
they-number-at-most = die Anzahl { FORM($what, "gen") } höchstens { $n } beträgt
they-number-more-than = die Anzahl { FORM($what, "gen") } mehr als { $n } beträgt
they-number-less-than = die Anzahl { FORM($what, "gen") } weniger als { $n } beträgt
has-is-another = { $who } ebenso { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") } wie { $other }
has-is-not-another = { $who } mehr oder weniger { FORM($what, "acc", "plural") } { AGREE($who, "hat") } als { $other }
has-at-least-another = { $who } mindestens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") } wie { $other }
has-at-most-another = { $who } höchstens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") } wie { $other }
has-more-than-another = { $who } mehr { FORM($what, "acc", "plural") } { AGREE($who, "hat") } als { $other }
has-less-than-another = { $who } weniger { FORM($what, "acc", "plural") } { AGREE($who, "hat") } als { $other }
has-is-beside = { $who } ebenso { AGREE($what, "viele") } { FORM($what, "acc", "plural") } wie { FORM($other, "acc", "plural") } { AGREE($who, "hat") }
has-is-not-beside = { $who } mehr oder weniger { FORM($what, "acc", "plural") } als { FORM($other, "acc", "plural") } { AGREE($who, "hat") }
has-at-least-beside = { $who } mindestens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } wie { FORM($other, "acc", "plural") } { AGREE($who, "hat") }
has-at-most-beside = { $who } höchstens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } wie { FORM($other, "acc", "plural") } { AGREE($who, "hat") }
has-more-than-beside = { $who } mehr { FORM($what, "acc", "plural") } als { FORM($other, "acc", "plural") } { AGREE($who, "hat") }
has-less-than-beside = { $who } weniger { FORM($what, "acc", "plural") } als { FORM($other, "acc", "plural") } { AGREE($who, "hat") }
has-at-least-value = { $who } mindestens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") } wie { $value }
has-at-most-value = { $who } höchstens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") } wie { $value }
has-more-than-value = { $who } mehr { FORM($what, "acc", "plural") } { AGREE($who, "hat") } als { $value }
has-less-than-value = { $who } weniger { FORM($what, "acc", "plural") } { AGREE($who, "hat") } als { $value }
has-is-measure = { $who } ebenso { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") }, wie { $measure },
has-is-not-measure = { $who } mehr oder weniger { FORM($what, "acc", "plural") } { AGREE($who, "hat") }, als { $measure },
has-at-least-measure = { $who } mindestens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") }, wie { $measure },
has-at-most-measure = { $who } höchstens so { AGREE($what, "viele") } { FORM($what, "acc", "plural") } { AGREE($who, "hat") }, wie { $measure },
has-more-than-measure = { $who } mehr { FORM($what, "acc", "plural") } { AGREE($who, "hat") }, als { $measure },
has-less-than-measure = { $who } weniger { FORM($what, "acc", "plural") } { AGREE($who, "hat") }, als { $measure },
has-more-by =
    { $who } { $bound ->
        [at-least] mindestens
        [at-most] höchstens
       *[is] genau
    } { FORM($amount, "acc") } mehr { AGREE($who, "hat") } als { $other }
has-less-by =
    { $who } { $bound ->
        [at-least] mindestens
        [at-most] höchstens
       *[is] genau
    } { FORM($amount, "acc") } weniger { AGREE($who, "hat") } als { $other }
is-nobody =
    { $person ->
        [yes] niemand { $what } ist
       *[no] es { FORM($what, "acc") } nicht gibt
    }
is-somebody =
    { $person ->
        [yes] jemand { $what } ist
       *[no] es { FORM($what, "acc") } gibt
    }
empty = { $zone } leer { AGREE($zone, "ist") }
not-empty = { $zone } nicht leer { AGREE($zone, "ist") }
is-in = { $item } zu { FORM($set, "dat") } { AGREE($item, "gehoert") }
is-not-in = { $item } nicht zu { FORM($set, "dat") } { AGREE($item, "gehoert") }
is-in-list = { $item } { $list } { AGREE($item, "ist") }
is-not-in-list = { $item } { $list } { AGREE($item, "ist") }
is-between = { $item } eine Zahl von { $low } bis { FORM($high, "dat") } { AGREE($item, "ist") }
is-not-between = { $item } keine Zahl von { $low } bis { FORM($high, "dat") } { AGREE($item, "ist") }
is-in-zone = { $item } { FORM($zone, "where") } { AGREE($item, "ist") }
is-not-in-zone = { $item } nicht { FORM($zone, "where") } { AGREE($item, "ist") }
gehoert = gehört
    .you = gehörst
    .plural = gehören
is-kind = { $item } { $what } { AGREE($item, "ist") }
is-no-kind = { $item } nicht { $what } { AGREE($item, "ist") }
first-this = das zum ersten Mal in { FORM($frame, "this", "dat") } geschieht
not-first-this = das nicht zum ersten Mal in { FORM($frame, "this", "dat") } geschieht
is-nth = es { $nth } ist
    .when = in { FORM($nth, "dat") }
is-not-nth = es nicht { $nth } ist
    .when = außer in { FORM($nth, "dat") }
before-nth = { $nth } noch nicht begonnen hat
    .when = vor { FORM($nth, "dat") }
from-nth = { $nth } begonnen hat
    .when = ab { FORM($nth, "dat") }
every = für { FORM($set, "acc") } gilt, dass { $cond }
can-do-text = der Effekt { FORM($of, "gen") } „{ $text }“ möglich ist
cannot-do-text = der Effekt { FORM($of, "gen") } „{ $text }“ nicht möglich ist
can = { $who } { FORM($does, "bare") } { AGREE($who, "kann") }
cannot = { $who } nicht { FORM($does, "bare") } { AGREE($who, "kann") }
