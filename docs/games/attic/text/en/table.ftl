# Attic Sale in English: what is asked, told and shown.

kind-piece = thing
    .plural = things
kind-sort = sort
    .plural = sorts
counter-coins = coin
    .plural = coins
counter-sales = sale
    .plural = sales
variable-offer = { FORM($player, "before") }bid{ FORM($player, "behind") }
zone-attic = the attic
zone-block = the table
zone-shelf = { FORM($player, "before") }shelf{ FORM($player, "behind") }
frame-sale = sale
    .begin = at the start of each sale
    .end = at the end of each sale
ask-sum-bid = how many coins do you bid?
log-put-attic = { "" }
log-put-block = { $cards } { AGREE($cards, "is-are") } for sale
log-put-shelf = { $player } { AGREE($player, "gets") } { $cards }
gets = gets
    .you = get
    .plural = get
log-set-offer =
    { $value ->
        [0] { $player } bids nothing
       *[other] { $player } bids { $value }
    }
log-gain-sales = { "" }
log-lose-coins = { $who } pays { FORM($amount, "acc") }
screen-score = points
screen-coins = coins
screen-offer = bid
screen-collections = collections
screen-shelf = things
screen-block = for sale
screen-sales = sales
screen-attic = attic
screen-worth-of = worth
game-aim = Fourteen sales; in each, all write a bid in secret. A bid that two have made counts for neither; the highest of the others buys. Who bids nothing gets a coin. Where no bid counts, the thing stays and goes with the next one. Points: what your things are worth, 3 for each sort of which nobody has as many as you, and 1 for every 4 coins.
game-end = The numbers are points: the worth of all things, 3 for each collection, 1 for every 4 coins.
guide-begin = A first game, with remarks. Things are sold out of the attic, one after another, and paid with what has been bid in secret.
guide-sum-bid = Think of what the others will bid: what two have bid counts for neither. An odd number is often better than a round one, and nothing brings a coin.
guide-end = That was the first game. 'again' begins another one.
