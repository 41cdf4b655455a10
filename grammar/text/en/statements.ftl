# English: what is done. A clause stands in the infinitive, as in a dictionary; its other forms are made by `syntax.py`
# from the verb, whose principal parts stand in `verbs.lex`.

gains = gains
    .you = gain
    .plural = gain
loses = loses
    .you = lose
    .plural = lose
chooses = chooses
    .you = choose
    .plural = choose
looks = looks
    .you = look
    .plural = look
wins = wins
    .you = win
    .plural = win
gain = gain { FORM($amount, "acc") }
lose = lose { FORM($amount, "acc") }
lose-or-pay = lose { FORM($amount, "acc") }, even by paying
pay = pay { FORM($amount, "acc") }
take = take { FORM($amount, "acc") }
raise = raise the number of { FORM($what, "plural") } by { $n }
lower = lower the number of { FORM($what, "plural") } by { $n }
raise-value = raise { FORM($what, "set") } by { FORM($n, "acc") }
lower-value = lower { FORM($what, "set") } by { FORM($n, "acc") }
double-value = double { FORM($what, "set") }
halve-value = halve { FORM($what, "set") } (rounded up)
set = set { FORM($what, "set") } to { FORM($value, "acc") }
set-nobody = from now on { $cond }
is-now = { $who } { AGREE($who, "is-are") } now { FORM($what, "acc") }
now-has-none = { $who } now { AGREE($who, "has") } { FORM($what, "acc", "plural") }
there-now =
    there { $n ->
        [one] is
       *[other] are
    } now { $what }
there-now-none = there are now { FORM($what, "plural") }
put-on-same = put { FORM($cards, "acc") } back on top
put-under-same = put { FORM($cards, "acc") } on the bottom
put = put { FORM($cards, "acc") } { FORM($zone, $where) }
shuffle = shuffle { FORM($zone, "acc") }
show = show { FORM($cards, "acc") }
show-to = show { FORM($cards, "acc") } to { FORM($to, "acc") }
look-at = look at { FORM($cards, "acc") }
choose = choose { FORM($what, "acc") }
choose-at-random = choose { FORM($what, "acc") } at random
choose-action = choose an action
choose-one =
    { AGREE($who) ->
        [you] choose one: { FORM($options, "bare") }
       *[other] { $who } { AGREE($who, "chooses") } one: { FORM($options, "bare") }
    }
option-price = { FORM($price, "bare") } to { FORM($effect, "bare") }
option-told = { $price }: { $effect }
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
        [yes] ; otherwise
       *[no] . Otherwise
    }, { $otherwise }
if-they-do =
    { $inside ->
        [yes] ; if
       *[no] . If
    } { AGREE($who) ->
        [you] you
       *[other] they
    } do, { $effect }
if-they-do-not =
    { $inside ->
        [yes]
            ; if { AGREE($who) ->
                [you] you
               *[other] they
            } do not
       *[no] . Otherwise
    }, { $otherwise }
may = { $who } may { FORM($price, "bare") }
may-follow = { $who } may do this: { $price }
may-follow-otherwise = { $who } may do this: { $price }{ if-they-do-not }
may-otherwise = { $who } may { FORM($price, "bare") }{ if-they-do-not }
may-then = { $who } may { FORM($price, "bare") }{ if-they-do }
may-then-otherwise = { $who } may { FORM($price, "bare") }{ if-they-do }{ if-they-do-not }
cause = have { FORM($whom, "acc") } { FORM($does, "bare") }
where-number = { $does }, where { $known }
    .bare = { FORM($does, "bare") }, where { $known }
known = { $letter } is { $value }
note = note{ $called } { FORM($what, "acc") }
note-much = note how { AGREE($what, "much") } { FORM($what, "plural") } { $who } { AGREE($who, "has") }{ $called }
note-whether = note whether { $cond }
if = if { $cond }, { $then }
if-otherwise = if { $cond }, { $then }{ or-else }
if-behind = { $then } if { $cond }
if-behind-otherwise = { $then } if { $cond }, otherwise { $otherwise }
grouped = ({ $does })
for-each = for { $set }: { $does }
each-goes-on = { $does }; { $rest }
starting-with = starting with { FORM($who, "acc") }, { $does }
at-once = at the same time and in secret, { $does }
most-first = in descending order of { FORM($by, "plain", "acc") }, { $does }
most-first-from = in descending order of { FORM($by, "plain", "acc") } (ties: starting with { FORM($who, "acc") }), { $does }
fewest-first = in ascending order of { FORM($by, "plain", "acc") }, { $does }
fewest-first-from = in ascending order of { FORM($by, "plain", "acc") } (ties: starting with { FORM($who, "acc") }), { $does }
often =
    { $n ->
        [2] twice
       *[other] { $n } times
    }
repeat = do this again and again: { $does }
repeat-times =
    do this { $n ->
        [2] twice
       *[other] { $n } times
    }: { $does }
repeat-known = do this { $n } times, where { $known }: { $does }
until = { $does } until { $cond }
    .bare = { FORM($does, "bare") } until { $cond }
    .when = { FORM($does, "when") } until { $cond }
    .third = { FORM($does, "third") } until { $cond }
repeat-while = while { $cond }, keep doing this: { $does }
taking-turns = { $set } take turns, starting with { FORM($who, "acc") }, until all have passed: { $does }
stop = nothing more happens
do-nothing = do nothing
end = end { FORM($frame, "the") }
restart = begin { FORM($frame, "the") } again
win = win the game
answer = it is { $value }
answer-if = this is so if { $cond }
do-text = do what { FORM($of, "acc") } says
for-this = for { FORM($frame, "this") }, { $does }
    .bare = decide that for { FORM($frame, "this") }, { $does }

## Triggers, modifiers, forbids

before-frame = before { FORM($frame, "each", "acc") }
before-step = before { FORM($step, "acc") }
after-step = after { FORM($step, "over") }
instead-step = instead of { FORM($step, "acc") }
before = before { FORM($event, "when") }, { $effect }
before-if = before { FORM($event, "when") }, if { $cond }, { $effect }
after = after { FORM($event, "when") }, { $effect }
after-if = after { FORM($event, "when") }, if { $cond }, { $effect }
when = when { FORM($event, "when") }, { $effect }
when-if = when { FORM($event, "when") }, if { $cond }, { $effect }
instead = when { FORM($event, "would") }, instead { $effect }
instead-if = when { FORM($event, "would") }, if { $cond }, instead { $effect }
undone = { FORM($event, "denied") }
undone-if = { FORM($event, "denied") } if { $cond }
step-undone-if = { FORM($step, "acc") } is left out if { $cond }
step-replaced-if = { FORM($step, "acc") } is left out if { $cond }; instead, { $effect }
at = { $moment }, { $effect }
at-if = { $moment }, if { $cond }, { $effect }
now-so = { $what }
now-is = { $what } { AGREE($what, "is-are") } { $value }
gets-for-each = { $does } for { FORM($each, "acc") }
    .bare = { FORM($does, "bare") } for { FORM($each, "acc") }
    .third = { FORM($does, "third") } for { FORM($each, "acc") }
    .when = { FORM($does, "when") } for { FORM($each, "acc") }
gets-more-for-each = { $does }, and { $more } more for { FORM($each, "acc") }
    .bare = { FORM($does, "bare") }, and { $more } more for { FORM($each, "acc") }
    .third = { FORM($does, "third") }, and { $more } more for { FORM($each, "acc") }
    .when = { FORM($does, "when") }, and { $more } more for { FORM($each, "acc") }
gets-more = { $what } { AGREE($what, "is-are") } increased by { $value }
gets-less = { $what } { AGREE($what, "is-are") } decreased by { $value }
now-has = { $who } { AGREE($who, "has") } { $much }
now-at-least = { $what } { AGREE($what, "is-are") } at least { $value }
now-at-most = { $what } { AGREE($what, "is-are") } at most { $value }
during = { $when }, { $does }
while = while { $cond }, { $does }
in-time = { $time }, { $does }
at-nth-end = at the end of { $nth }
must-not = you cannot { FORM($does, "never") }
nobody-may = nobody can { FORM($does, "bare") }
must-not-choose = when { FORM($event, "when") }, { $who } cannot choose { FORM($what, "acc") }
must-not-choose-nth = when { FORM($event, "when") }, { $who } cannot choose, as the { $nth }, { FORM($what, "acc") }
must-not-if = { $does } if { $cond }
must-not-while = { $does } while { $cond }
as-soon-as = as soon as { $cond }, { $effect }
first-time = as soon as { $cond } for the first time, { $effect }
once = only once { FORM($frame, "each") }
met = met if { $cond }
needs = only if { $cond }
new-action = new action “{ $name }”: { $does }
new-rule = new rule for “{ $name }”: { $does }
new-rule-when = new rule for when { $name }: { $does }
removed-rule = “{ $name }” is left out
on-leaving = at its end, { $does }

## The whole

sentence = { $text }.
between-sentences = { " " }
text = { $label }: { $effect }
