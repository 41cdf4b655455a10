# Six sales.

rule play
  put chests in cellar
  shuffle cellar
  repeat 6 times: sale
  win (players with most fortune(it))

query fortune(p: player): number is total worth of it over bought(p)

rule sale
  put top of cellar in block
  for each p in players: p: bid-once
  let best-bid be highest bid(it) over players
  let ahead be players where bid(it) is best-bid
  if count ahead is more than 1:
    for each p in ahead: p: bid-again
  let again be ahead with most bid(it)
  let buyer be only again
  if buyer is not nobody: buyer: buy
  put block in cellar
  for each p in players: set bid(p) to 0

rule bid-once
  choose offered from 0 to coins(you)
  set bid(you) to offered

rule bid-again
  choose offered-more from bid(you) to coins(you)
  set bid(you) to offered-more

rule buy
  lose (bid(you)) coins
  put top of block in your bought
