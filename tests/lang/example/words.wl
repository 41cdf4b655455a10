# What the examples of the vocabulary need beside Coin Race.

kind nook: well, gate, barn
  paths: set of nook

zone vault is box

query luck: number is 1
query keeper-now: player or nobody
  for each p in players:
    if p is keeper: answer p
  answer only players
query whole-stake(c: card): truth is ruling ties-pay or option pace is slow

event coin-dropped(fallen: card)

rule trade(goods: card)
  needs any your palm
  bout goods

frame bout(prize-coin: card)
  put prize-coin in tray
