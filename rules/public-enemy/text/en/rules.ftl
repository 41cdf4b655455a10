# Public Enemy Number One in English: rules and queries. `.of` is the fingerprint of the rule that a phrase was written for.

rule-play = play the game
    .third = { $who } plays the game
    .of = ef4c1aaa
rule-set-up = choose the reader and put the One token near the decks
    .of = 061dc60a
rule-build-decks = shuffle all cards, build the five decks again and turn up the top card of each town
    .of = 99781af1
rule-pass-the-start = settle who starts the next round
    .of = bc336f83
rule-call-time = end the game if it was to last no more rounds than this
    .of = 0dd17d2b
rule-turn = take a turn
    .third = { $who } { AGREE($who, "takes") } a turn
    .of = 7ae1d01f
rule-draw-from = take the top card of { FORM($source, "acc") }
    .third = { $who } { AGREE($who, "takes") } the top card of { FORM($source, "acc") }
    .of = bf26eede
able-draw-from = { FORM($set, $case, $number) } that { $number ->
    [plural] have
   *[other] has
} a card left
rule-end-if-empty = end the round if { $source } has no card left
    .of = 72bbae6e
rule-award-majorities = award the majority of each gang
    .of = 61841615
rule-award = award the majority of { FORM($kin, "acc") }
    .of = 0476ebc2
rule-give-token = give { FORM($to-whom, "acc") } the Wanted token of { FORM($kin, "acc") }
    .of = 5e9830f9
rule-settle-majority = settle the tie between { FORM($tied, "acc") } for { FORM($kin, "acc") }
    .of = 3af19715
rule-award-the-one = award the One token
    .of = b6a0db0c
rule-settle-the-one = settle the tie between { FORM($tied, "acc") } for the One token
    .of = 69855342

frame-round = the round
rule-round = play a round
    .of = 6c30321b

query-uncovered = { AGREE($p) ->
    [you] your uncovered { FORM("kind-outlaw", $number) }
   *[other] uncovered { FORM("kind-outlaw", $number) } of { FORM($p, "acc") }
}
    .a = { AGREE($p) ->
        [you] one of your uncovered outlaws
       *[other] an uncovered outlaw of { FORM($p, "acc") }
    }
    .noun = kind-outlaw
    .of = 91dbbe07
query-takes-part = { $candidate } takes part
    .not = { $candidate } does not take part
    .which = that { $number ->
        [plural] take
       *[other] takes
    } part
    .of = 253865be
query-cards-counted = the number of cards of { FORM($kin, "acc") } that { $p } { AGREE($p, "has") }
    .of = bc0f9bf4
query-score = { FORM($p, "poss") } points
    .most = the most points
    .of = ed1697c6
query-tokens = { FORM($p, "poss") } number of Wanted tokens
    .most = the most Wanted tokens
    .of = 10b67587
query-last-round = the last round
    .of = 89de6d66
