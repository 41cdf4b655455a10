# Russian: conditions, as they stand behind 'если'.

always = это верно всегда
never = это никогда не верно
not = неверно, что { $cond },
is = { $left } — { $right }
    .reader = { $right } — { $left }
    .which = { AGREE($head, "kotoryj", $number) } и есть { $right }
    .number = { $left } { AGREE($left, "raven") } { $right }
    .amount = { $left } { AGREE($left, "takoj") } же, как { $right },
is-not = { $left } — не { $right }
    .reader = { $right } — не { $left }
    .which = { AGREE($head, "kotoryj", $number) } не { $right }
    .number = { $left } не { AGREE($left, "raven") } { $right }
    .amount = { $left } не { AGREE($left, "takoj") } же, как { $right },
takoj = такой
    .feminine = такая
    .neuter = такое
    .plural = такие
raven = равен
    .feminine = равна
    .neuter = равно
    .plural = равны
is-at-least = { $left } не меньше { FORM($right, "gen") }
is-at-most = { $left } не больше { FORM($right, "gen") }
is-more-than = { $left } больше { FORM($right, "gen") }
is-less-than = { $left } меньше { FORM($right, "gen") }
has-none = { FORM($who, "with-u") } нет { FORM($what, "plain", "gen", "plural") }
    .soon = { FORM($who, "with-u") } не остаётся { FORM($what, "plain", "gen", "plural") }
has-some =
    { FORM($who, "with-u") } { AGREE($who, "ni-nul") ->
        [yes] нет { FORM($what, "plain", "gen", "plural") }
       *[no] есть { FORM($what, "plain") }
    }
has-is = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }ровно { $what }
    .soon = { FORM($who, "with-u") } становится ровно { $what }
has-is-not = { FORM($who, "with-u") } не { $what }
has-at-least =
    { FORM($who, "with-u") } { AGREE($who, "ni-nul") ->
        [yes] нет { FORM($what, "gen") } или больше
       *[no] не меньше { FORM($what, "gen") }
    }
    .soon = { FORM($who, "with-u") } становится не меньше { FORM($what, "gen") }
has-at-most =
    { FORM($who, "with-u") } { AGREE($who, "ni-nul") ->
        [yes] нет { FORM($what, "gen") } или меньше
       *[no] не больше { FORM($what, "gen") }
    }
    .soon = { FORM($who, "with-u") } остаётся не больше { FORM($what, "gen") }
has-more-than = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }больше { FORM($what, "gen") }
    .soon = { FORM($who, "with-u") } становится больше { FORM($what, "gen") }
has-less-than = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }меньше { FORM($what, "gen") }
    .soon = { FORM($who, "with-u") } остаётся меньше { FORM($what, "gen") }
both-had = { $a } и { $b }
has-between = { FORM($who, "with-u") } от { $low } до { $high } { FORM($what, "gen", "plural") }
has-most = { FORM($who, "with-u") } больше всего { FORM($what, "gen", "plural") }
    .soon = { FORM($who, "with-u") } становится больше всего { FORM($what, "gen", "plural") }
has-fewest = { FORM($who, "with-u") } меньше всего { FORM($what, "gen", "plural") }
is-highest = { $what } больше всего
is-lowest = { $what } меньше всего
there-some = { FORM($what, "with-jest") }
there-none = { FORM($what, "with-net") }
there-is =
    { AGREE($what, "ort") ->
        [yes] { FORM($what, "with-there") } ровно { FORM($what, "with-so-many") }
       *[no] { FORM($what, "plain", "gen", "plural") } ровно { $n }
    }
    .soon =
        { AGREE($what, "ort") ->
            [yes] { FORM($what, "with-there") } становится ровно { FORM($what, "with-so-many") }
           *[no] { FORM($what, "plain", "gen", "plural") } становится ровно { $n }
        }
there-is-not =
    { AGREE($what, "ort") ->
        [yes] { FORM($what, "with-there") } не { FORM($what, "with-so-many") }
       *[no] { FORM($what, "plain", "gen", "plural") } не { $n }
    }
there-at-least =
    { AGREE($what, "ort") ->
        [yes] { FORM($what, "with-there") } не меньше { FORM($what, "with-so-many-gen") }
       *[no] { FORM($what, "plain", "gen", "plural") } не меньше { $n }
    }
    .soon =
        { AGREE($what, "ort") ->
            [yes] { FORM($what, "with-there") } становится не меньше { FORM($what, "with-so-many-gen") }
           *[no] { FORM($what, "plain", "gen", "plural") } становится не меньше { $n }
        }
there-at-most =
    { AGREE($what, "ort") ->
        [yes] { FORM($what, "with-there") } не больше { FORM($what, "with-so-many-gen") }
       *[no] { FORM($what, "plain", "gen", "plural") } не больше { $n }
    }
    .soon =
        { AGREE($what, "ort") ->
            [yes] { FORM($what, "with-there") } остаётся не больше { FORM($what, "with-so-many-gen") }
           *[no] { FORM($what, "plain", "gen", "plural") } остаётся не больше { $n }
        }
there-more-than =
    { $n ->
        [1] есть несколько { FORM($of, "gen") }
       *[other]
            { AGREE($what, "ort") ->
                [yes] { FORM($what, "with-there") } больше { FORM($what, "with-so-many-gen") }
               *[no] { FORM($what, "plain", "gen", "plural") } больше { $n }
            }
    }
    .soon =
        { $n ->
            [1] есть несколько { FORM($of, "gen") }
           *[other]
                { AGREE($what, "ort") ->
                    [yes] { FORM($what, "with-there") } становится больше { FORM($what, "with-so-many-gen") }
                   *[no] { FORM($what, "plain", "gen", "plural") } становится больше { $n }
                }
        }
there-less-than =
    { AGREE($what, "ort") ->
        [yes] { FORM($what, "with-there") } меньше { FORM($what, "with-so-many-gen") }
       *[no] { FORM($what, "plain", "gen", "plural") } меньше { $n }
    }
    .soon =
        { AGREE($what, "ort") ->
            [yes] { FORM($what, "with-there") } остаётся меньше { FORM($what, "with-so-many-gen") }
           *[no] { FORM($what, "plain", "gen", "plural") } остаётся меньше { $n }
        }
chosen-some = { $what } { AGREE($what, "vybran") }
chosen-none = ни { AGREE($what, "odin") } { FORM($what, "plain") } не { AGREE($what, "vybran") }
vybran = был выбран
    .feminine = была выбрана
    .neuter = было выбрано
    .plural = были выбраны
they-number-is = { FORM($what, "gen") } ровно { $n }
they-number-is-not = { FORM($what, "gen") } не { $n }
they-number-at-least = { FORM($what, "gen") } не меньше { $n }
they-number-at-most = { FORM($what, "gen") } не больше { $n }
they-number-more-than = { FORM($what, "gen") } больше { $n }
they-number-less-than = { FORM($what, "gen") } меньше { $n }
has-is-another = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }столько же { FORM($what, "gen", "plural") }, сколько { FORM($other, "with-u") },
has-is-not-another = { FORM($who, "with-u") } больше или меньше { FORM($what, "gen", "plural") }, чем { FORM($other, "with-u") },
has-at-least-another = { FORM($who, "with-u") } не меньше { FORM($what, "gen", "plural") }, чем { FORM($other, "with-u") },
has-at-most-another = { FORM($who, "with-u") } не больше { FORM($what, "gen", "plural") }, чем { FORM($other, "with-u") },
# «Ни у одного игрока нет больше» — это «у каждого игрока не больше».
has-more-than-another =
    { AGREE($who, "ni-nul") ->
        [yes] у { FORM($who, "each", "gen") } не больше
       *[no] { FORM($who, "with-u") } больше
    } { FORM($what, "gen", "plural") }, чем { FORM($other, "with-u") },
has-less-than-another =
    { AGREE($who, "ni-nul") ->
        [yes] у { FORM($who, "each", "gen") } не меньше
       *[no] { FORM($who, "with-u") } меньше
    } { FORM($what, "gen", "plural") }, чем { FORM($other, "with-u") },
has-is-beside = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }столько же { FORM($what, "gen", "plural") }, сколько { FORM($other, "gen", "plural") },
has-is-not-beside = { FORM($who, "with-u") } больше или меньше { FORM($what, "gen", "plural") }, чем { FORM($other, "gen", "plural") },
has-at-least-beside = { FORM($who, "with-u") } не меньше { FORM($what, "gen", "plural") }, чем { FORM($other, "gen", "plural") },
has-at-most-beside = { FORM($who, "with-u") } не больше { FORM($what, "gen", "plural") }, чем { FORM($other, "gen", "plural") },
has-more-than-beside = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }больше { FORM($what, "gen", "plural") }, чем { FORM($other, "gen", "plural") },
has-less-than-beside = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }меньше { FORM($what, "gen", "plural") }, чем { FORM($other, "gen", "plural") },
has-at-least-value = { FORM($who, "with-u") } не меньше { FORM($what, "gen", "plural") }, чем { $value },
has-at-most-value = { FORM($who, "with-u") } не больше { FORM($what, "gen", "plural") }, чем { $value },
has-more-than-value = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }больше { FORM($what, "gen", "plural") }, чем { $value },
has-less-than-value = { FORM($who, "with-u") } { AGREE($who, "ni-ne") }меньше { FORM($what, "gen", "plural") }, чем { $value },
has-is-measure = { FORM($who, "with-u") } столько { FORM($what, "gen", "plural") }, сколько { $measure },
has-is-not-measure = { FORM($who, "with-u") } больше или меньше { FORM($what, "gen", "plural") }, чем { $measure },
has-at-least-measure = { FORM($who, "with-u") } не меньше { FORM($what, "gen", "plural") }, чем { $measure },
has-at-most-measure = { FORM($who, "with-u") } не больше { FORM($what, "gen", "plural") }, чем { $measure },
has-more-than-measure = { FORM($who, "with-u") } больше { FORM($what, "gen", "plural") }, чем { $measure },
has-less-than-measure = { FORM($who, "with-u") } меньше { FORM($what, "gen", "plural") }, чем { $measure },
has-more-by =
    { FORM($who, "with-u") } { $bound ->
        [at-least] хотя бы на
        [at-most] не больше чем на
       *[is] ровно на
    } { FORM($amount, "with-much") } больше, чем { FORM($other, "with-u") },
has-less-by =
    { FORM($who, "with-u") } { $bound ->
        [at-least] хотя бы на
        [at-most] не больше чем на
       *[is] ровно на
    } { FORM($amount, "with-much") } меньше, чем { FORM($other, "with-u") },
is-nobody = { FORM($what, "gen") } нет
is-somebody = { $what } есть
empty = { $zone } { AGREE($zone, "pust") }
not-empty = { $zone } не { AGREE($zone, "pust") }
is-in = { $item } { AGREE($item, "vhodit") } в число { FORM($set, "gen") }
is-not-in = { $item } не { AGREE($item, "vhodit") } в число { FORM($set, "gen") }
is-in-list = { $item } — { $list }
is-not-in-list = { $item } — { $list }
is-between = { $item } — число от { $low } до { FORM($high, "gen") }
is-not-between = { $item } — не число от { $low } до { FORM($high, "gen") }
is-in-zone = { $item } { AGREE($item, "lezhit") } { FORM($zone, "where") }
is-not-in-zone = { $item } не { AGREE($item, "lezhit") } { FORM($zone, "where") }
lezhit = лежит
    .you = лежите
    .plural = лежат
is-kind = { $item } — { $what }
is-no-kind = { $item } — не { $what }
first-this = это происходит впервые за { FORM($frame, "this", "acc") }
not-first-this = это происходит не впервые за { FORM($frame, "this", "acc") }
is-nth = это { $nth }
    .when = во время { FORM($nth, "gen") }
is-not-nth = это не { $nth }
    .when = кроме { FORM($nth, "gen") }
before-nth = { $nth } ещё не { AGREE($nth, "nachalsja") }
    .when = до { FORM($nth, "gen") }
    .ahead = перед началом { FORM($nth, "gen") }
from-nth = { $nth } уже { AGREE($nth, "nachalsja") }
    .when =
        начиная { $place ->
            [2] со
           *[other] с
        } { FORM($nth, "gen") }
nachalsja = начался
    .feminine = началась
    .neuter = началось
every = для { FORM($set, "gen") } верно, что { $cond },
can-do-text = эффект { FORM($of, "gen") } «{ $text }» возможен
cannot-do-text = эффект { FORM($of, "gen") } «{ $text }» невозможен
can = { $who } { AGREE($who, "mozhet") } { FORM($does, "bare") }
cannot = { $who } не { AGREE($who, "mozhet") } { FORM($does, "bare") }
