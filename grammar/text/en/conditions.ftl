# English: conditions, as they stand behind 'if'.

always = this always holds
never = this never holds
not = it is not so that { $cond }
is = { $left } { AGREE($left, "is-are") } { $right }
is-not = { $left } { AGREE($left, "is-are") } not { $right }
is-at-least = { $left } { AGREE($left, "is-are") } at least { $right }
is-at-most = { $left } { AGREE($left, "is-are") } at most { $right }
is-more-than = { $left } { AGREE($left, "is-are") } more than { $right }
is-less-than = { $left } { AGREE($left, "is-are") } less than { $right }
has-none = { $who } { AGREE($who, "has") } { FORM($what, "acc", "plural") }
has-some = { $who } { AGREE($who, "has") } { FORM($what, "acc") }
has-is = { $who } { AGREE($who, "has") } exactly { $what }
has-is-not = { $who } { AGREE($who, "does") } not have exactly { $what }
has-at-least = { $who } { AGREE($who, "has") } at least { $what }
has-at-most = { $who } { AGREE($who, "has") } at most { $what }
has-more-than = { $who } { AGREE($who, "has") } more than { $what }
has-less-than = { $who } { AGREE($who, "has") } { AGREE($what, "fewer") } than { $what }
both-had = { $a } and { $b }
has-between = { $who } { AGREE($who, "has") } { $low } to { $high } { FORM($what, "plural") }
has-most = { $who } { AGREE($who, "has") } the most { FORM($what, "plural") }
has-fewest = { $who } { AGREE($who, "has") } the { AGREE($what, "fewest") } { FORM($what, "plural") }
is-highest = { $what } { AGREE($what, "is-are") } highest
is-lowest = { $what } { AGREE($what, "is-are") } lowest
there-some = there is { $what }
there-none = there is { $what }
there-is =
    { $n ->
        [one] there is
       *[other] there are
    } exactly { $what }
there-is-not = there are not exactly { $what }
there-at-least =
    { $n ->
        [one] there is
       *[other] there are
    } at least { $what }
there-at-most =
    { $n ->
        [one] there is
       *[other] there are
    } at most { $what }
there-more-than =
    { $n ->
        [1] there are several { $of }
       *[other] there are more than { $what }
    }
there-less-than = there are fewer than { $what }
chosen-some = { $what } was chosen
chosen-none = { $what } was chosen
they-number-is =
    { $n ->
        [1] there is
       *[other] there are
    } exactly { $n } of { FORM($what, "acc") }
they-number-is-not =
    { $n ->
        [1] there is
       *[other] there are
    } not exactly { $n } of { FORM($what, "acc") }
they-number-at-least = there are at least { $n } of { FORM($what, "acc") }
they-number-at-most = there are at most { $n } of { FORM($what, "acc") }
they-number-more-than = there are more than { $n } of { FORM($what, "acc") }
they-number-less-than = there are fewer than { $n } of { FORM($what, "acc") }
has-is-another = { $who } { AGREE($who, "has") } as { AGREE($what, "much") } { FORM($what, "plural") } as { FORM($other, "acc") }
has-is-not-another = { $who } { AGREE($who, "has") } more or { AGREE($what, "fewer") } { FORM($what, "plural") } than { FORM($other, "acc") }
has-at-least-another = { $who } { AGREE($who, "has") } at least as { AGREE($what, "much") } { FORM($what, "plural") } as { FORM($other, "acc") }
has-at-most-another = { $who } { AGREE($who, "has") } at most as { AGREE($what, "much") } { FORM($what, "plural") } as { FORM($other, "acc") }
has-more-than-another = { $who } { AGREE($who, "has") } more { FORM($what, "plural") } than { FORM($other, "acc") }
has-less-than-another = { $who } { AGREE($who, "has") } { AGREE($what, "fewer") } { FORM($what, "plural") } than { FORM($other, "acc") }
has-is-beside = { $who } { AGREE($who, "has") } as { AGREE($what, "much") } { FORM($what, "plural") } as { FORM($other, "plural") }
has-is-not-beside = { $who } { AGREE($who, "has") } more or { AGREE($what, "fewer") } { FORM($what, "plural") } than { FORM($other, "plural") }
has-at-least-beside = { $who } { AGREE($who, "has") } at least as { AGREE($what, "much") } { FORM($what, "plural") } as { FORM($other, "plural") }
has-at-most-beside = { $who } { AGREE($who, "has") } at most as { AGREE($what, "much") } { FORM($what, "plural") } as { FORM($other, "plural") }
has-more-than-beside = { $who } { AGREE($who, "has") } more { FORM($what, "plural") } than { FORM($other, "plural") }
has-less-than-beside = { $who } { AGREE($who, "has") } { AGREE($what, "fewer") } { FORM($what, "plural") } than { FORM($other, "plural") }
has-at-least-value = { $who } { AGREE($who, "has") } at least as { AGREE($what, "much") } { FORM($what, "plural") } as { $value }
has-at-most-value = { $who } { AGREE($who, "has") } at most as { AGREE($what, "much") } { FORM($what, "plural") } as { $value }
has-more-than-value = { $who } { AGREE($who, "has") } more { FORM($what, "plural") } than { $value }
has-less-than-value = { $who } { AGREE($who, "has") } { AGREE($what, "fewer") } { FORM($what, "plural") } than { $value }
has-is-measure = { $who } { AGREE($who, "has") } as { AGREE($what, "much") } { FORM($what, "plural") } as { $measure }
has-is-not-measure = { $who } { AGREE($who, "has") } more or { AGREE($what, "fewer") } { FORM($what, "plural") } than { $measure }
has-at-least-measure = { $who } { AGREE($who, "has") } at least as { AGREE($what, "much") } { FORM($what, "plural") } as { $measure }
has-at-most-measure = { $who } { AGREE($who, "has") } at most as { AGREE($what, "much") } { FORM($what, "plural") } as { $measure }
has-more-than-measure = { $who } { AGREE($who, "has") } more { FORM($what, "plural") } than { $measure }
has-less-than-measure = { $who } { AGREE($who, "has") } { AGREE($what, "fewer") } { FORM($what, "plural") } than { $measure }
has-more-by =
    { $who } { AGREE($who, "has") } { $bound ->
        [at-least] at least
        [at-most] at most
       *[is] exactly
    } { $mass ->
        [yes] { $amount } more
       *[no] { $n } more { FORM($what, $n) }
    } than { FORM($other, "acc") }
has-less-by =
    { $who } { AGREE($who, "has") } { $bound ->
        [at-least] at least
        [at-most] at most
       *[is] exactly
    } { $mass ->
        [yes] { $amount } { AGREE($amount, "fewer") }
       *[no] { $n } { AGREE($what, "fewer") } { FORM($what, $n) }
    } than { FORM($other, "acc") }
is-nobody =
    { $person ->
        [yes] nobody is { FORM($what, "acc") }
       *[no] { $what } { AGREE($what, "does") } not exist
    }
is-somebody =
    { $person ->
        [yes] somebody is { FORM($what, "acc") }
       *[no] { $what } { AGREE($what, "exists") }
    }
exists = exists
    .plural = exist
empty = { $zone } { AGREE($zone, "is-are") } empty
not-empty = { $zone } { AGREE($zone, "is-are") } not empty
is-in = { $item } { AGREE($item, "is-are") } among { FORM($set, "acc") }
is-not-in = { $item } { AGREE($item, "is-are") } not among { FORM($set, "acc") }
is-in-list = { $item } { AGREE($item, "is-are") } { $list }
is-not-in-list = { $item } { AGREE($item, "is-are") } { $list }
is-between = { $item } { AGREE($item, "is-are") } from { $low } to { $high }
is-not-between = { $item } { AGREE($item, "is-are") } not from { $low } to { $high }
is-in-zone = { $item } { AGREE($item, "is-are") } { FORM($zone, "where") }
is-not-in-zone = { $item } { AGREE($item, "is-are") } not { FORM($zone, "where") }
is-kind = { $item } { AGREE($item, "is-are") } { $what }
is-no-kind = { $item } { AGREE($item, "is-are") } not { $what }
first-this = this is the first time { FORM($frame, "this") }
not-first-this = this is not the first time { FORM($frame, "this") }
is-nth = it is { $nth }
    .when = in { $nth }
is-not-nth = it is not { $nth }
    .when = except in { $nth }
before-nth = { $nth } has not begun
    .when = before { $nth }
from-nth = { $nth } has begun
    .when = from { $nth } on
every = for { $set }, { $cond }
can-do-text = { FORM($of, "before") }effect “{ $text }”{ FORM($of, "behind") } can be carried out
cannot-do-text = { FORM($of, "before") }effect “{ $text }”{ FORM($of, "behind") } cannot be carried out
can = { $who } can { FORM($does, "bare") }
cannot = { $who } cannot { FORM($does, "bare") }
