# Forecast in English: what is asked, told and shown.

kind-day = card
    .plural = cards
kind-weather = weather
    .plural = weathers
counter-tricks = trick
    .plural = tricks
counter-points = point
    .plural = points
variable-foretold = { FORM($player, "before") }forecast{ FORM($player, "behind") }
    .as-many = { $player } { AGREE($player, "has") } foretold
    .most = the highest forecast
    .fewest = the lowest forecast
variable-lead = the weather that was led
    .nobody = no weather has been led
    .somebody = a weather has been led
    .set = the weather that was led is now { $value }
    .set-nobody = no weather has been led any more
variable-ahead = the player with the winning card
    .nobody = no card has been laid
    .somebody = a card has been laid
variable-winning = the winning card
    .nobody = no card wins yet
    .somebody = a card wins already
    .set-nobody = no card wins any more
variable-starter = the starting player
    .set = { $value } { AGREE($value, "starts") } the next round
variable-leader = the player to lead
    .poss = the leading player's
    .set = { $value } { AGREE($value, "leads") } next
starts = starts
    .you = start
    .plural = start
leads = leads
    .you = lead
    .plural = lead
zone-sky = the sky
zone-almanac = the almanac
zone-hand = { FORM($player, "before") }hand{ FORM($player, "behind") }
zone-laid = { FORM($player, "before") }laid cards{ FORM($player, "behind") }
    .gender = plural
    .in = before { FORM($player, "acc") }
    .where = before { FORM($player, "acc") }
    .to = before { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "has") } laid no card
    .not-empty = { $player } { AGREE($player, "has") } laid a card
ask-guess = how many tricks will you take?
ask-card-laid = which card do you lay?
log-pick-opener = { $things } begins
log-put-hand = { "" }
log-put-sky = { "" }
log-put-almanac = { FORM($cards, "name") } is turned up: this weather beats the others
log-put-laid = { $player } lays { $cards }
log-set-foretold =
    { $player } has foretold { $value ->
        [one] 1 trick
       *[other] { $value } tricks
    }
log-set-starter = { "" }
log-gain-tricks = { $who } takes the trick
log-lose-tricks = { "" }
log-gain-points = { $who } foretold it: { $n } points
screen-score = points
screen-points = points
screen-tricks = tricks
screen-foretold = foretold
screen-laid = laid
screen-hand = hand
screen-almanac = prevailing
screen-lead = led
screen-ahead = ahead
counter-rounds = round
    .plural = rounds
property-weather = { FORM($of, "before") }weather{ FORM($of, "behind") }
property-strength = { FORM($of, "before") }strength{ FORM($of, "behind") }
query-hand-size = the number of cards dealt to each player
    .gets-more = each player is dealt { $value } more { FORM("kind-card", $value) }
    .gets-less = each player is dealt { $value } fewer { FORM("kind-card", $value) }
    .of = 206681bf
held-score = point
    .plural = points
query-score = { FORM($p, "before") }points{ FORM($p, "behind") }
    .gender = plural
    .most = the most points
    .fewest = the fewest points
    .of = 5e1d71d7
query-prevailing = the prevailing weather
    .nobody = no weather prevails
    .somebody = a weather prevails
    .of = e040f539
query-fitting = card that { $p } may lay
    .plural = cards that { $p } may lay
    .of = e3d05d4e
query-rank = { FORM($c, "before") }rank{ FORM($c, "behind") }
    .of = aab9c3d7
query-beats = { $c } { AGREE($c, "beats") } the winning card
    .not = { $c } { AGREE($c, "does-not-beat") } the winning card
    .which =
        that { $number ->
            [plural] beat
           *[other] beats
        } the winning card
    .not-which =
        that { $number ->
            [plural] do
           *[other] does
        } not beat the winning card
    .of = 4490433e
beats = beats
    .plural = beat
does-not-beat = does not beat
    .plural = do not beat
query-nearness = { FORM($p, "before") }nearness to the forecast{ FORM($p, "behind") }
    .of = 71abca00
rule-deal = deal the cards
    .of = a975163e
rule-trick = play a trick
    .of = 163ca824
rule-play = play the game
    .of = 59d644c3
rule-lay = lay a card
    .of = 7c6bef49
rule-take-trick = take the trick
    .of = 59655c42
rule-count-up = count the tricks
    .of = 485db9d5
frame-round = round
    .begin = at the start of each round
    .end = at the end of each round
log-end-round = { "" }
game-aim = Foretell how many tricks you will take, and be right: that brings 5 points and one for each trick; who is wrong gets nothing. Follow the weather that was led if you can; the prevailing one beats all others. After four rounds, with hands of 3 to 6 cards, most points win.
game-end = The numbers are points: five for each round in which somebody foretold their tricks, and one for each of these tricks.
guide-begin = A first game, with remarks. In four rounds you get 3, 4, 5 and 6 cards. First all foretell in secret how many tricks they will take, then the hands are played.
guide-guess = Count high cards and cards of the prevailing weather: each is about one trick. To take none at all is a forecast like any other.
guide-card-laid = A card of the weather that was led must be followed. Once you have as many tricks as you foretold, lay low cards.
guide-end = That was the first game. 'again' begins another one.
rule-round = play a round
    .of = 52753401
