# One round: both put in a chip and get a slip; then one bet, at most, and one answer.

rule play
  put slips in stock
  shuffle stock
  for each p in players:
    put top of stock in hand(p)
    p: put-in
  for each p in players:
    if opener is nobody: set opener to p
  opener: begin-round

rule put-in
  lose 1 chips
  gain 1 pot

rule begin-round
  choose one:
    check
    bet

rule check
  left of you: end-round

rule end-round
  choose one:
    stay
    bet

rule stay
  compare

rule bet
  put-in
  left of you: reply

rule reply
  choose one:
    fold
    call

rule fold
  left of you: take-pot

rule call
  put-in
  compare

rule compare
  for each p in players with most height-of(it): p: take-pot

rule take-pot
  gain (pot) chips
  win you
