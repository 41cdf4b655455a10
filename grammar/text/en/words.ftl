# English: nouns, pronouns, determiners, values.
#
# A phrase sees its own arguments, `$case`, `$number` and `$det` (how it is asked for), and `$noun` (itself).
# FORM(thing, key ...) is the thing in a form, AGREE(thing) its gender, AGREE(thing, word) a word that goes with it.
# Cases in English: `acc` (object: them), `poss` (your, the player's), `whose` (yours).


## What all of a sort are like

like-noun =
    .with-absolute = { FORM($noun, "acc") }
    .over = { FORM($noun, "acc") }
    .gender = neuter
    .poss = { FORM($noun, "plain") }'s
    .poss-plural = { FORM($noun, "plain", "plural") }'
    .before = { FORM($noun, "poss") }{ " " }
    .behind = { "" }
    .stands = { $noun } { AGREE($noun, "is-are") }
    .stands-at = { $noun } { AGREE($noun, "is-are") }
    .stands-not-at = { $noun } { AGREE($noun, "is-are") } not
    .with-place = in { FORM($noun, "acc") }
    .with-goal = to { FORM($noun, "acc") }
# What is too long for "'s": 'the hand of the player to your left'.
like-long =
    .before = { "the " }
    .behind = { " of " }{ FORM($noun, "acc") }
# What is not counted one by one: money, wood.
like-mass =
    .much = much
    .fewer = less
    .fewest = least
like-name =
    .named = yes
    .with-absolute = { FORM($noun, "acc") }
    .gender = neuter
    .poss = { FORM($noun) }'s
    .before = { FORM($noun, "poss") }{ " " }
    .behind = { "" }
    .with-place = in { FORM($noun) }
    .with-goal = to { FORM($noun) }
like-zone =
    .gender = neuter
    .in = into { FORM($noun) }
    .on = on { FORM($noun) }
    .under = under { FORM($noun) }
    .where = in { FORM($noun) }
    .top = on top of { FORM($noun, "acc") }
    .to = to { FORM($noun) }

## Words that agree

article =
    { FORM($noun, $case, $number, "initial") ->
        [a] an
        [e] an
        [i] an
        [o] an
        [u] an
       *[other] a
    }
has = has
    .you = have
    .plural = have
is-are = is
    .you = are
    .plural = are
much = many
fewer = fewer
fewest = fewest
does = does
    .you = do
    .plural = do
own = their
    .you = your

## Determiners

det-a = { AGREE($noun, "article", $case) } { FORM($noun, $case, $number) }
det-the = the { FORM($noun, $case, $number) }
det-this = this { FORM($noun, $case) }
det-that =
    { $number ->
        [plural] those
       *[other] that
    } { FORM($noun, $case, $number) }
det-each = each { FORM($noun, $case) }
det-all = all { FORM($noun, $case, "plural") }
det-some = { FORM($noun, $case, "plural") }
det-no = no { FORM($noun, $case, $number) }
det-n = { $n } { FORM($noun, $case, $n) }
det-up-to = up to { $n } { FORM($noun, $case, $n) }

## Persons and things

you = you
    .gender = you
    .poss = your
    .before = { "your " }
    .behind = { "" }
    .whose = yours
yourself = yourself
    .gender = you
elided = { "" }
    .gender = { AGREE($of) }
named = { $name }
nobody = nobody
yes = yes
no = no
nothing = nothing happens
kind-player = player
    .plural = players
kind-card = card
    .plural = cards
kind-number = number
    .plural = numbers
kind-truth = answer
    .plural = answers
other-player = other player
    .plural = other players
    .a = another { FORM("kind-player", $case) }
further-player =
    { $place ->
        [2] second
        [3] third
       *[other] further
    } other { FORM("kind-player", $case, $number) }
# Whoever a text speaks to, where somebody else reads it.
acting-player = acting player
pronoun-player = they
    .gender = plural
    .acc = them
    .poss = their
same-player = { "" }
    .gender = { AGREE($of) }
pronoun-players = they
    .gender = plural
    .acc = them
    .poss = their
pronoun-thing = it
    .poss = its
    .its-own = yes
pronoun-things = they
    .gender = plural
    .acc = them
    .poss = their
nth =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
       *[other] { $place }th
    } { FORM($of, $case) }
chosen = chosen { FORM($of, $case, $number) }
nth-chosen =
    { FORM($of, $case, $number) } chosen { $place ->
        [1] first
        [2] second
       *[other] last
    }
    .like = long
doing = { FORM("acting-player", $case, $number) }
noted = noted { FORM($of, $case, $number) }
nth-noted =
    { FORM($of, $case, $number) } noted { $place ->
        [1] first
        [2] second
       *[other] last
    }
    .like = long
relative =
    { $person ->
        [yes] who
       *[no] that
    }
    .gender = { AGREE($of) }
    .acc =
        { $person ->
            [yes] whom
           *[no] that
        }
    .governed =
        { $person ->
            [yes] whom
           *[no] which
        }
    .stands = { $noun } { AGREE($noun, "is-are") }
    .stands-at = { $noun } { AGREE($noun, "is-are") }
    .stands-not-at = { $noun } { AGREE($noun, "is-are") } not
    .with-place = where
    .with-goal = where
    .poss = whose
    .before = { "whose " }
    .behind = { "" }
that-number = that many
the-number = that number
n-or-more = { $n } or more
n-or-fewer = { $n } or fewer
any-thing = { "" }
any-count = any number
any-number = { "" }
that-many = that { AGREE($of, "much") } { FORM($of, "plural") }
so-many = { $n } { FORM($of, "plural") }
at-least-so = at least { $amount }
at-most-so = at most { $amount }
so-many-of =
    { $bound ->
        [at-least] at least
        [at-most] at most
        [more-than] more than
        [several] several
        [less-than] fewer than
       *[is] exactly
    } { FORM($amount, $case) }
much-now-is = { $n } { FORM($of, $n) }
much-gets-more = { $n } more { FORM($of, $n) }
much-gets-less = { $n } fewer { FORM($of, $n) }
much-now-at-least = at least { $n } { FORM($of, $n) }
much-now-at-most = at most { $n } { FORM($of, $n) }
up-to-so-many = up to { $n } { FORM($of, "plural") }
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
and-last = { $a } and { $b }
which-more = { $a }, { $b }
which-last = { $a } and { $b }
    .shared = who
or-more = { $a }, { $b }
or-last = { $a } or { $b }
either-more = { $a }, { $b }
either-last = either { $a } or { $b }
and-apart-more = { $a }, and { $b }
and-apart-last = { $a }, and { $b }
or-together-more = { $a }, or { $b }
or-together-last = { $a }, or { $b }
together-more = { $a }, { $b }
together-last = { $a } and also { $b }
    .shared = they | you
needs-more = { $a }, only if { $b }
needs-last = { $a }, and only if { $b }
nor-more = { $a }, { $b }
nor-last = { $a } or { $b }
neither-more = { $a }, { $b }
neither-last = neither { $a } nor { $b }
then-more = { $a }, { $b }
then-last = { $a } and { $b }
each-does-more = { $a }; { $b }
each-does-last = { $a } and { $b }
each-does-all-more = { $a }, { $b }
each-does-all-last = { $a }, and { $b }
all-steps-more = { $a }, { $b }
all-steps-last = { $a }, and { $b }
letters-more = { $a }; { $b }
letters-last = { $a }; { $b }
steps-more = { $a }; { $b }
steps-last = { $a }; { $b }
long-options-more = { $a }; { $b }
long-options-last = { $a }; or { $b }
options-more = { $a }; { $b }
options-last = { $a }; or { $b }
words-more = { $a } { $b }
words-last = { $a } { $b }
linked = { $link } { FORM($to, "acc") }

## Values

sum = { $unit }{ $n }
    .fewer = less
number-of = { FORM($owner, "before") }number of { FORM($counter, "plural") }{ FORM($owner, "behind") }
    .set = { FORM($owner, "before") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
number-had = the number of { FORM($owner, "before") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
    .set = { FORM($owner, "before") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
    .like = long
number-there = the number of { FORM($counter, "plural") }
amount-each = { FORM($amount, $case) } for { FORM($each, "acc") }
each-of = each of { FORM($owner, "before") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
each-more = each { $what } { $who } { AGREE($who, "has") } more than { FORM($other, "acc") }
each-at-most =
    { FORM($each, "acc") }, up to { $n }{ $times ->
        [1] { "" }
       *[other] { " " }in all
    }
each-at-least = { FORM($each, "acc") }, but at least { $n }
amount-and-more = { FORM($amount, $case) }, and { $more } more
all-of =
    { $mass ->
        [yes] all { $own }
       *[no] all { FORM($owner, "before") }{ FORM($counter, "plural") }{ FORM($owner, "behind") }
    }
bracketed = ({ $of })
plus = { $left } plus { $right }
minus = { $left } minus { $right }
times = { $left } times { $right }
twice = twice { $right }
difference = the difference between { FORM($left, "acc") } and { FORM($right, "acc") }
divided = { $left } divided by { $right }, rounded down
remainder = what is left over of { $left } divided by { $right }
half = half of { FORM($of, "set") }, rounded up
by-half = half (rounded up)
value-in = { $value } in { FORM($of, "plural") }
position = the position of { FORM($of, "acc") }
count-of = the number of { FORM($set, "plural") }
    .gender = neuter
total-number = the total number of { FORM($counter, "plural") } of { FORM($over, "acc") }
highest-number = the highest number of { FORM($counter, "plural") } among { FORM($over, "acc") }
lowest-number = the lowest number of { FORM($counter, "plural") } among { FORM($over, "acc") }
total = the total of { $value } for { $over }
total-each = the total of { $value }
highest = the highest value of { $value } for { $over }
highest-each = the highest value of { $value }
highest-by = { $by } of { FORM($over, "acc") }
lowest = the lowest value of { $value } for { $over }
lowest-each = the lowest value of { $value }
highest-of = the highest of { FORM($items, "acc") }
lowest-of = the lowest of { FORM($items, "acc") }
higher-of = the higher of { FORM($items, "acc") }
lower-of = the lower of { FORM($items, "acc") }
total-of = the total of { FORM($items, "acc") }
called = { " " }{ $letter }
called-as = { " " }as { $letter }
called-aside = { " " }({ $letter })
number-such = { FORM($what, "acc") } such that { $cond }
lettered-number = as { $letter } { FORM($what, "acc") }
number-from = a number{ $called } from { $low } to { $high }
number-up-to = a number{ $called } from { $low } to { FORM($high, "acc") }
number-from-had = a number{ $called } from { $low } up to the { FORM($what, "plural") } that { $who } { AGREE($who, "has") }
top-card = top card of { $zone }
    .plural = top cards of { $zone }
    .like = long
bottom-card = bottom card of { $zone }
    .plural = bottom cards of { $zone }
    .like = long
top-card-of = { FORM($owner, "poss") } top card
bottom-card-of = { FORM($owner, "poss") } bottom card
new-top-card = new top card of { $zone }
    .like = long
new-top-card-of = { FORM($owner, "poss") } new top card
top-cards = top { $n } cards of { $zone }
    .a = one of the top { $n } cards of { $zone }
    .each = each of the top { $n } cards of { $zone }
bottom-cards = bottom { $n } cards of { $zone }
    .a = one of the bottom { $n } cards of { $zone }
    .each = each of the bottom { $n } cards of { $zone }
left-of = player to { FORM($of, "before") }left{ FORM($of, "behind") }
    .like = long
right-of = player to { FORM($of, "before") }right{ FORM($of, "behind") }
    .like = long

## Sets

cards-in = { FORM($what, $case, $number) } { FORM($zone, "where") }
    .like = long
things-own = { FORM($owner, "poss") } { FORM($what, $case, $number) }
    .gender = { AGREE($what) }
    .a-gender = { AGREE($what, "", "one") }
    .each-gender = { AGREE($what, "", "one") }
    .a = one of { FORM($owner, "poss") } { FORM($what, "plural") }
    .each = each of { FORM($owner, "poss") } { FORM($what, "plural") }
    .no = none of { FORM($owner, "poss") } { FORM($what, "plural") }
    .n = { $n } of { FORM($owner, "poss") } { FORM($what, "plural") }
    .up-to = up to { $n } of { FORM($owner, "poss") } { FORM($what, "plural") }
    .like = long
things-of = { FORM($what, $case, $number) } of { FORM($owner, "acc") }
    .gender = { AGREE($what) }
    .a =
        { $apart ->
            [yes] { FORM($owner, "poss") } { FORM($what, $case) }
           *[no] { AGREE($what, "article") } { FORM($what, $case) } of { FORM($owner, "acc") }
        }
    .like = long
together = { FORM($set, $case, $number) } together
    .gender = plural
these = { $items }
    .a = one of { FORM($items, "acc") }
    .each =
        { $listed ->
            [yes] { FORM($noun, "plain", "each-listed") }
           *[no] each of { FORM($items, "acc") }
        }
    .each-listed = { $items } each
    .each-acc = each of { FORM($items, "acc") }
    .each-gender =
        { $listed ->
            [yes] plural
           *[no] neuter
        }
    .n = { $n } of { FORM($items, "acc") }
    .up-to = up to { $n } of { FORM($items, "acc") }
    .all = { $items }
one-among = one of { FORM($items, "acc") }
    .a = one of { FORM($items, "acc") }
    .each = each of { FORM($items, "acc") }
    .n = { $n } of { FORM($items, "acc") }
    .up-to = up to { $n } of { FORM($items, "acc") }
    .all = those of { FORM($items, "acc") }
    .the = those of { FORM($items, "acc") }
    .no = none of { FORM($items, "acc") }
within-bounds = { $items } ({ $bound })
bound-at-least = at least { $value }
bound-at-most = at most { $value }
bound-more-than = more than { $value }
bound-less-than = less than { $value }
except =
    { FORM($set, $case) } { $number ->
        [plural] except
       *[other] other than
    } { FORM($without, "acc") }
except-apart = { FORM($set, $case) } (except { FORM($without, "acc") })
and-also =
    { FORM($set, $case) } { $number ->
        [plural] and
       *[other]
            { $both ->
                [yes] and
               *[no] or
            }
    } { FORM($more, $case) }
the-others = the others
    .gender = plural
    .all = the others
player-but = { FORM("kind-player", $case, $number) } other than { FORM($without, "acc") }
    .like = long
that-is =
    { FORM($set, $case) } that { $number ->
        [plural] are { FORM($what, "plain", "plural") }
        [many] are { FORM($what, "plain", "plural") }
        [other] are { FORM($what, "plain", "plural") }
       *[one] is { $what }
    }
named-as = { FORM($what, "name") } { FORM($set, $case, $number) }
of-value = { FORM($set, $case, $number) } of { FORM($value, "acc") }
    .like = long
of-value-named = { FORM($set, $case, $number) } of the { $sort } { FORM($value, "name") }
    .like = long
of-same-value = { FORM($set, $case, $number) } of the same { $sort } as { FORM($other, "acc") }
    .like = long
with-value = { FORM($set, $case, $number) } with { AGREE($what, "article") } { $what } of { $value }
    .like = long
no-owner = { "" }
    .before = { "" }
    .behind = { "" }
beside = { FORM($set, $case) } { FORM($what, $number) }
which = { FORM($set, $case) } { FORM($cond, $number) }
    .like = long
where-only = { FORM($set, $case) } (only if { $cond })
    .like = long
such-that = for { FORM($which) } { $cond }
among-others = { FORM($by, $case, $number) } among the other players
    .fewest = { AGREE($by, "fewest") }
with-most = { FORM($set, $case) } with the most { FORM($by, "plural") }
    .like = long
with-fewest = { FORM($set, $case) } with the { AGREE($by, "fewest") } { FORM($by, "plural") }
    .like = long
with = { FORM($set, $case) } with { $by }
others-with-most = { FORM($whole, $case, $number) }
    .a = the other player with the most { FORM($by, "plural") }
    .like = long
others-with-fewest = { FORM($whole, $case, $number) }
    .a = the other player with the { AGREE($by, "fewest") } { FORM($by, "plural") }
    .like = long
others-with = { FORM($whole, $case, $number) }
    .a = the other player with { $by }
    .like = long
reached = { FORM($what, $case, $number) } within { $n } steps of { FORM($start, "acc") }
    .apart = { FORM($what, $case, $number) }, at most { $n } steps from { FORM($start, "acc") },
reached-in = { FORM($what, $case, $number) } exactly { $n } steps from { FORM($start, "acc") }
    .apart = { FORM($what, $case, $number) }, exactly { $n } steps from { FORM($start, "acc") },
alike = { FORM($set, $case, $number) } of the same name as { FORM($of, "acc") }
    .like = long
only-with-most = { FORM($set, $case) } with more { FORM($by, "plural") } than any other { FORM($set) }
    .like = long
only-with-fewest = { FORM($set, $case) } with { AGREE($by, "fewer") } { FORM($by, "plural") } than any other { FORM($set) }
    .like = long
only-of = only { FORM($set, $case, $number) }
    .like = long
first-of = first { FORM($set, $case, $number) }
    .like = long
first-of-these = first of { FORM($items, "acc") }
    .like = long
first-from = nearest { FORM($set, $case, $number) } (counting from { FORM($start, "acc") })
    .like = long
first-tied = { FORM($set, $case, $number) } (in a tie, the first one counting from { FORM($start, "acc") })
    .like = long
next-of = { FORM($set, $case, $number) } after { FORM($of, "acc") }
    .like = long
previous-of = { FORM($set, $case, $number) } before { FORM($of, "acc") }
    .like = long
numbers-from = { FORM("kind-number", $case, $number) } from { $low } to { $high }
    .like = long

## What has no phrase of its own

unphrased = { $what }
unphrased-of = { $what } of { FORM($of, "acc") }
unphrased-own = { FORM($owner, "poss") } { $what }
    .a = one of { FORM($owner, "poss") } { $what }
    .the = { FORM($owner, "poss") } { $what }
    .all = all of { FORM($owner, "poss") } { $what }
unphrased-own-of = { FORM($owner, "poss") } { $what } of { FORM($of, "acc") }
    .a = one of { FORM($owner, "poss") } { $what } of { FORM($of, "acc") }
    .the = { FORM($owner, "poss") } { $what } of { FORM($of, "acc") }
    .all = all of { FORM($owner, "poss") } { $what } of { FORM($of, "acc") }
unphrased-truth = “{ $what }” holds
    .not = “{ $what }” does not hold
unphrased-truth-of = “{ $what }” holds for { FORM($of, "acc") }
    .not = “{ $what }” does not hold for { FORM($of, "acc") }
unphrased-rule = carry out “{ $what }”
unphrased-rule-of = carry out “{ $what }” ({ $of })
card-printed = { FORM($card, "name") } ({ $printed })
