# Whoever buys pays only what the next one has bid.
replace rule buy
  let next-bid be highest offer(it) over others
  lose (next-bid) coins
  put block in your shelf
  if next-bid is 0:
    left of you: gain 1 coins
    right of you: gain 1 coins
