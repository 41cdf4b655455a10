# Public Enemy Number One in English: rules and queries. `.of` is the fingerprint of the rule that a phrase was written for.

rule-play = play the game
    .of = 62bdccf3
rule-set-up = set up the game
    .of = 42c44745
rule-build-decks = build the five decks anew from all cards
    .of = 4eb45884
rule-pass-the-start = settle who starts the next round
    .of = f7662eb8
rule-call-time = end the game if it was to last no more rounds than this
    .of = 235b895e
rule-end-by-time = end the game for lack of time
    .of = 820f175d
rule-turn = take a turn
    .of = 10b5f596
rule-draw-from =
    take { AGREE($source, "its-own") ->
        [yes] { FORM($source, "poss") } top card
       *[no] the top card of { FORM($source, "acc") }
    }
    .of = d36f9f1a
able-draw-from =
    { FORM($set, $case, $number) } that { $number ->
        [plural] have
        [other] have
       *[one] has
    } a card left
rule-meet-in-saloon = carry out what { FORM($card-drawn, "acc") } says
    .any = carry out a Saloon card
    .unsaid = card-drawn
    .of = 2204790b
rule-end-if-empty = end the round if { $source } has no card left
    .of = c24d3612
rule-run-out = end the round
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = end the round
    .of = 04e1ab0a
rule-award-majorities = award the majority of each gang
    .of = 682e0bdb
rule-award = award the majority of { FORM($kin, "acc") }
    .of = b28d5890
rule-give-token = give { FORM($kin, "before") }Wanted token{ FORM($kin, "behind") } to { FORM($to-whom, "acc") }
    .of = 3a75442a
rule-settle-majority = settle the tie between { FORM($tied, "acc") } for { FORM($kin, "acc") }
    .of = 3af19715
rule-award-the-one = award the One token
    .of = a3ad5da4
rule-settle-the-one = settle the tie between { FORM($tied, "acc") } for the One token
    .of = 69855342
frame-round = round
    .begin = at the start of each round
    .end = at the end of each round
rule-round = play a round
    .of = 6e4a145e
query-uncovered =
    { AGREE($p) ->
        [you] your uncovered { FORM("kind-outlaw", $number) }
       *[other] uncovered { FORM("kind-outlaw", $number) } of { FORM($p, "acc") }
    }
    .a =
        { AGREE($p) ->
            [you] one of your uncovered outlaws
           *[other] an uncovered outlaw of { FORM($p, "acc") }
        }
    .noun = kind-outlaw
    .of = 79860342
held-uncovered = uncovered { FORM("kind-outlaw", $number) }
query-takes-part = { $candidate } takes part
    .not = { $candidate } does not take part
    .which =
        that { $number ->
            [plural] take
           *[other] takes
        } part
    .of = bdd96fce
query-cards-counted = { FORM($p, "poss") } number of cards of { FORM($kin, "acc") }
    .gets-more = { $p } { AGREE($p, "counts") } { $value } more { FORM("kind-card", $value) } of { FORM($kin, "acc") }
    .of = 2a69fbb4
counts = counts
    .you = count
    .plural = count
query-score = { FORM($p, "before") }points{ FORM($p, "behind") }
    .gender = plural
    .most = the most points
    .of = 9f5c9850
query-tokens = the number of { FORM($p, "before") }Wanted tokens{ FORM($p, "behind") }
    .most = the most Wanted tokens
    .of = e1e975fa
held-cards-counted = { FORM("kind-card", $case, $number) } of { FORM($kin, "acc") }
held-score = point
    .plural = points
held-tokens = Wanted token
    .plural = Wanted tokens
query-last-round = the last round
    .of = 4cc5b554
query-is-ahead = { $p } { AGREE($p, "has") } the most cards of { FORM($kin, "acc") }
    .not = { $p } { AGREE($p, "does") } not have the most cards of { FORM($kin, "acc") }
    .of = 092ef60f
query-has-the-one = { $p } { AGREE($p, "has") } the One token
    .not = { $p } { AGREE($p, "does") } not have the One token
    .of = 065216d0
query-majorities = { FORM($p, "before") }number of gangs with the most cards{ FORM($p, "behind") }
    .of = 429edb9f
held-gangs-begun = gang with cards
    .plural = gangs with cards
held-majorities = majority
    .plural = majorities
query-gangs-begun = { FORM($p, "before") }number of gangs with cards{ FORM($p, "behind") }
    .of = 776c3aef
rule-tell-points = announce { $own } points
    .of = dba609b5
