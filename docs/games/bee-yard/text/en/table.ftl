# Bee Yard in English: what it is made of, what is asked, told and shown.

kind-hive-card = card
    .plural = cards
counter-drops = drop of nectar
    .plural = drops of nectar
counter-points-won = point
    .plural = points
counter-rounds = round
    .plural = rounds
variable-active = the active player
    .set = the turn passes to { FORM($value, "acc") }
zone-supply = the supply
zone-meadow = the meadow
zone-hive = { FORM($player, "before") }hive{ FORM($player, "behind") }
held-hand = { FORM($what, $case, $number) } in hand
zone-hand = { FORM($player, "before") }hand{ FORM($player, "behind") }
zone-in-play = { FORM($player, "before") }played cards{ FORM($player, "behind") }
    .gender = plural
    .in = before { FORM($player, "acc") }
    .where = before { FORM($player, "acc") }
    .to = before { FORM($player, "acc") }
zone-discards = { FORM($player, "before") }discard pile{ FORM($player, "behind") }
    .in = on { FORM($noun, "acc") }
    .to = to { FORM($noun, "acc") }
zone-gone = the cards removed from the game
    .in = among the cards removed from the game
variable-resting = the turn has ended
    .not = the turn has not ended
    .set-yes = the turn ends
    .set-no = the turn goes on
zone-nursery = the nursery
zone-shed = the shed
rule-set-up = set up the game
    .of = 4a87c5d8
rule-begin-hive = begin a hive
    .of = 5ff7477f
rule-refill = fill up the meadow
    .of = 02f75dab
rule-draw-one = draw 1 card
    .of = 39f3ac1a
frame-turn = turn
    .begin = at the start of each turn
    .end = at the end of each turn
    .your-begin = at the start of your turn
    .your-end = at the end of your turn
property-cost = { FORM($of, "before") }cost{ FORM($of, "behind") }
    .nobody = { $of } { AGREE($of, "has") } no cost
having-points = { FORM($set, $case, $number) } worth { $value } { FORM("counter-points-won", $n) }
property-points = { FORM($of, "before") }points{ FORM($of, "behind") }
    .gender = plural
    .nobody = { $of } { AGREE($of, "is-are") } worth no points
property-guards = { $of } { AGREE($of, "is-are") } a guard
    .not = { $of } { AGREE($of, "is-are") } not a guard
held-owned = card
    .plural = cards
query-owned = card of { FORM($p, "whose") }
    .plural = cards of { FORM($p, "whose") }
    .of = 1d3cd41f
held-score = point at the end
    .plural = points at the end
query-score = { FORM($p, "before") }points at the end{ FORM($p, "behind") }
    .gender = plural
    .most = the most points
    .fewest = the fewest points
    .of = 3369059a
query-worth-of = { FORM($p, "before") }points from cards{ FORM($p, "behind") }
    .gender = plural
    .of = 07d7a4a5
rule-turn = take a turn
    .of = 0a821d49
rule-play-card = play a card
    .of = 432f588a
rule-play-workers = play all workers
    .of = 992316b5
rule-buy = buy a card
    .of = 4adbfae2
rule-rest = end the turn
    .of = b2e4bcf3
rule-draw = draw { $n } { FORM("kind-card", $n) }
    .of = 3029bba5
rule-take-home = take { FORM($c, "acc") } onto the discard pile
    .of = c3443414
rule-throw-out = remove { FORM($c, "acc") } from the game
    .of = a4be3633
step-be-robbed = a robber bee's raid on { FORM($who, "acc") }
    .of = e8c5b8e3
rule-be-robbed = discard 1 card (with at least 4 in hand, and without a guard bee to show)
    .of = e8c5b8e3
query-price = { FORM($c, "before") }price{ FORM($c, "behind") }
    .gets-more = { $c } { AGREE($c, "costs") } { $value } more
    .gets-less = { $c } { AGREE($c, "costs") } { $value } less
    .of = 9dc074a9
query-playable = { $c } can be played
    .not = { $c } cannot be played
    .which = that can be played
    .of = 4109ef82
text-hive-card-played = { $effect }
about-hive-card =
    { $cost ->
        [none] a card to begin with
       *[other] costs { $cost }
    }{ $points ->
        [none] { "" }
       *[other]
            , worth { $points ->
                [one] 1 point
               *[other] { $points } points
            }
    }{ $guards ->
        [yes] , guards against robber bees
       *[no] { "" }
    }
ask-card-played = which card do you play?
ask-card-bought = which card do you buy?
ask-guard-shown = do you show a guard bee?
ask-card-lost = which card do you discard?
ask-card-removed = which card do you remove from the game?
ask-card-taken = which card do you take?
ask-card-doubled = which card do you play twice?
log-pick-opener = { $things } begins
log-put-hand = { "" }
log-put-hive = { "" }
log-put-supply = { "" }
log-put-nursery = { "" }
log-put-shed = { "" }
log-put-discards = { "" }
log-shuffle-supply = { "" }
log-put-meadow = { $cards } can be bought now
log-put-in-play = { $player } plays { $cards }
log-put-gone = { $cards } is out of the game
log-shuffle-hive = { $player } shuffles the discard pile into a new hive
log-lose-drops = { "" }
log-gain-rounds = { "" }
log-end-turn = { "" }
log-pick-card-bought = { $who } buys { $things }
log-pick-card-taken = { $who } takes { $things }
log-pick-card-lost = { $who } discards { $things }
screen-score = points
screen-drops = nectar
screen-rounds = rounds
screen-supply = supply
screen-meadow = meadow
screen-hive = hive
screen-hand = hand
screen-in-play = played
screen-discards = discards
game-aim = All begin with seven workers and three old combs. In your turn play and buy as many cards as you like: what you play brings nectar, and nectar buys cards in the meadow, which you will draw later. After twelve rounds, or when the supply has run out, most points win.
game-end = The numbers are the points on all cards that were bought and kept.
guide-begin = A first game, with remarks. A turn: play cards from your hand, buy cards with the nectar, then end it; the hand goes to the discard pile, and you draw five new cards.
guide-card-played = Play cards that draw first: what they bring may be played as well.
guide-card-bought = Early on buy what brings nectar; later honey, which does nothing but count.
guide-card-removed = A hive without old combs brings more nectar each turn.
guide-end = That was the first game. 'again' begins another one.
rule-play = play the game
    .of = 610d89b9
costs = costs
    .plural = cost
