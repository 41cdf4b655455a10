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
    .most = the highest bid
    .fewest = the lowest bid
zone-attic = the attic
zone-block = the table
    .in = on the table
    .where = on the table
    .to = onto the table
zone-shelf = { FORM($player, "before") }shelf{ FORM($player, "behind") }
    .in = on { FORM($player, "before") }shelf{ FORM($player, "behind") }
    .where = on { FORM($player, "before") }shelf{ FORM($player, "behind") }
    .to = onto { FORM($player, "before") }shelf{ FORM($player, "behind") }
property-sort = { FORM($of, "before") }sort{ FORM($of, "behind") }
property-worth = { FORM($of, "before") }worth{ FORM($of, "behind") }
query-last-sale = the number of the last sale
    .of = 5824516e
held-score = point
    .plural = points
query-score = { FORM($p, "before") }points{ FORM($p, "behind") }
    .gender = plural
    .most = the most points
    .fewest = the fewest points
    .of = 21a63aba
query-counting = { FORM($p, "before") }valid bid{ FORM($p, "behind") }
    .most = the highest valid bid
    .fewest = the lowest valid bid
    .gets-more = { FORM($p, "before") }bid{ FORM($p, "behind") } counts { $value } more
    .gets-less = { FORM($p, "before") }bid{ FORM($p, "behind") } counts { $value } less
    .of = e9e26ebd
held-collections = collection
    .plural = collections
query-collections = { FORM($p, "before") }number of collections{ FORM($p, "behind") }
    .most = the most collections
    .fewest = the fewest collections
    .of = b47187e3
query-worth-of = the worth of { FORM($p, "before") }things{ FORM($p, "behind") }
    .most = the most valuable things
    .fewest = the least valuable things
    .of = 56307ce3
held-pieces-of =
    { FORM($s, "named") ->
        [yes] thing whose sort is { $s }
       *[no] thing of { FORM($s, "acc") }
    }
    .plural =
        { FORM($s, "named") ->
            [yes] things whose sort is { $s }
           *[no] things of { FORM($s, "acc") }
        }
query-pieces-of = { FORM($p, "before") }number of things{ FORM($p, "behind") } whose sort is { $s }
    .most = the most things whose sort is { $s }
    .fewest = the fewest things whose sort is { $s }
    .of = 85200799
rule-play = play the game
    .of = ba9c4665
rule-buy = buy what is for sale
    .of = 4056a8bf
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
game-aim = { $last-sale } sales; in each, all write a bid in secret. A bid that two have made counts for neither; the highest of the others buys. Who bids nothing gets a coin. Where no bid counts, the thing stays and goes with the next one. Points: what your things are worth, 3 for each sort of which nobody has as many as you, and 1 for every 4 coins.
game-end = The numbers are points: the worth of all things, 3 for each collection, 1 for every 4 coins.
guide-begin = A first game, with remarks. Things are sold out of the attic, one after another, and paid with what has been bid in secret.
guide-sum-bid = Think of what the others will bid: what two have bid counts for neither. An odd number is often better than a round one, and nothing brings a coin.
guide-end = That was the first game. 'again' begins another one.
rule-sale = hold a sale
    .of = 8099ceda
