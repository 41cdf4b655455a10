# Fourteen sales, of twenty things: six are left in the attic.

rule play
  put pieces in attic
  shuffle attic
  repeat until sales is last-sale: sale
  win (players with most score(it))

frame sale
  gain 1 sales
  put top of attic in block
  for each p in players at once:
    p: choose sum-bid from 0 to coins(p)
    set offer(p) to sum-bid
  let buyer be only (players with most counting(it))
  if buyer is not nobody: buyer: buy
  for each p in players where offer(it) is 0: p: gain 1 coins

# A bid counts if nobody else has made it. Where none counts, the thing stays, and the next one is sold with it.
query counting(p: player): number
  if any (players where it is not p and offer(it) is offer(p)): answer 0
  answer offer(p)

rule buy
  lose (offer(you)) coins
  put block in your shelf

# What things are worth, 3 points for each sort of which nobody has as many, and 1 point for every 4 coins.
query score(p: player): number is worth-of(p) + 3 * collections(p) + coins(p) divided by 4
query worth-of(p: player): number is total worth of it over shelf(p)
query pieces-of(p: player, s: sort): number is count (shelf(p) where sort of it is s)
query collections(p: player): number is count (sorts as s where only (players with most pieces-of(it, s)) is p)
