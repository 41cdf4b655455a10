# The Man in Black in English. All of it is designed.

automaton-man-in-black = the Man in Black
    .name = the Man in Black
game-aim =
    Become the greatest legend of all: once somebody has { $length ->
        [short] 15
        [average] 20
       *[long] 25
    } Legendary points (LP), the round is finished, everybody takes one more turn, and the highest score wins. The Man in Black rides along. Nobody plays him: after each round he does what a card of his says. He wants to win as well, and wins ties.
kind-black-card = card of the Man in Black
    .plural = cards of the Man in Black
kind-black-rule = rules card of the Man in Black
    .plural = rules cards of the Man in Black
text-black-card-errand = { $effect }
text-black-rule-creed = { $effect }
zone-black-deck = the deck of the Man in Black
zone-black-past = what the Man in Black has done
    .in = among what the Man in Black has done
zone-black-ways = the ways of the Man in Black
screen-black-past = the Man in Black has done
cards-black-past = card that the Man in Black has turned up
    .plural = cards that the Man in Black has turned up
black-card-stranger-in-town = A Stranger in Town
black-card-hold-up = Hands Up, Friend
black-card-word-to-the-sheriff = A Word to the Sheriff
black-card-wages-for-outlaws = Wages for Outlaws
black-card-bad-water = Bad Water
black-card-claim-jumper = Claim Jumper
black-card-night-drive = Night Drive
black-card-crooked-deal = A Crooked Deal
black-card-tale-by-the-fire = A Tale by the Fire
black-card-long-shadow = The Long Shadow
black-rule-ways-of-the-man-in-black = The Ways of the Man in Black
flavour-black-card-stranger-in-town = Whoever has the most Legendary points is asked to step outside.
flavour-black-card-hold-up = He needs no money. He only likes to know who has most of it.
flavour-black-card-word-to-the-sheriff = He never arrests anybody. He tells the Sheriff who is Wanted.
flavour-black-card-wages-for-outlaws = A bandit of every gang is paid in advance, and in silver.
flavour-black-card-bad-water = Out of town the wells taste of pennies. In the towns they drink whiskey.
flavour-black-card-claim-jumper = Whoever has gold loses a nugget: the stakes stood here yesterday as well, twenty yards further on.
flavour-black-card-night-drive = By morning every herd on the trail had gone home. Nobody saw who opened the gate.
flavour-black-card-crooked-deal = He plays badly and wins, and whoever is in town pays for the drinks.
flavour-black-card-tale-by-the-fire = He tells a story as if he had been there. Perhaps he had.
flavour-black-card-long-shadow = When somebody rides ahead of him, the shadow behind them is all the longer.
query-riders = player who is not the Man in Black
    .now-is = only players other than the Man in Black play characters, and one of them begins
    .plural = players who are not the Man in Black
    .of = 5872a8a0
query-is-in-town = { $p } { AGREE($p, "is-are") } in a town
    .not = { $p } { AGREE($p, "is-are") } not in a town
    .which =
        who { $number ->
            [plural] are
           *[other] is
        } in a town
    .of = 64a2ef0e
query-is-out-of-town = { $p } { AGREE($p, "is-are") } outside of a town
    .not = { $p } { AGREE($p, "is-are") } in a town
    .which =
        who { $number ->
            [plural] are
           *[other] is
        } outside of a town
    .of = 10353ac0
query-drives-cattle = { $p } { AGREE($p, "has") } cattle
    .not = { $p } { AGREE($p, "has") } no cattle
    .which =
        who { $number ->
            [plural] have
           *[other] has
        } cattle
    .of = 1817b96a
query-anyone-ahead = another player has more Legendary points
    .not = no other player has more Legendary points
    .of = 2c6032f7
query-next-up = the next player
    .of = cd1d6a6a
query-last-up = the last player in the round
    .of = ad7e1db0
query-speaker = the player who speaks for the other side
    .of = 9387a31a
rule-ride-to = ride to { FORM($there, "acc") }
    .of = aa56ed7f
rides = rides
    .you = ride
    .plural = ride
rule-duel-with = fight a duel with { FORM($p, "acc") }
    .of = ae239547
rule-rob-from = try to rob { FORM($p, "acc") }
    .of = d7c61495
rule-spread-a-tale = place a disc on a story
    .of = c51f99ec
rule-lose-the-herd = lose all cattle
    .of = a321cf31
rule-come-riding = come riding
    .of = 09d4bc3e
rule-lose-the-ability = lose the ability
    .of = c38e4b63
rule-call-him = choose where the Man in Black begins
    .of = 66689d3c
rule-act-in-black = carry out the next card of the Man in Black
    .of = 76fcbb5c
rule-hand-over-the-deal = let the other player be the dealer
    .of = 331ef615
rule-hand-over-the-fight = let the other player decide about the fight
    .of = 84291741
ask-black-beginning = where does the Man in Black begin?
option-black-beginning = { FORM($thing, "name") }
ruling-black-begins-anywhere = the first player says where the Man in Black begins
log-put-black-past = the Man in Black acts: { FORM($cards, "name") }. { $flavour }
log-put-black-deck = { "" }
log-put-black-ways = { "" }
log-shuffle-black-deck = the cards of the Man in Black are shuffled
log-pick-sought = the Man in Black seeks out { FORM($things, "acc") }
log-pick-station = { "" }
log-pick-claim = { "" }
log-pick-table-taken = { "" }
log-pick-slot-whispered = { "" }
log-rule-lose-the-herd = { $who } loses all cattle
