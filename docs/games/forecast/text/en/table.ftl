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
variable-lead = the weather that was led
variable-ahead = who is ahead
zone-sky = the sky
zone-almanac = the almanac
zone-hand = { FORM($player, "before") }hand{ FORM($player, "behind") }
zone-laid = before { FORM($player, "acc") }
    .in = before { FORM($player, "acc") }
    .where = before { FORM($player, "acc") }
    .to = before { FORM($player, "acc") }
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
