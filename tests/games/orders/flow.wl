# Each round everybody writes two sheets, step by step; then all bands march at once.

rule play
  for each p in players:
    choose camp from hills where holder(it) is nobody at random
    set holder(camp) to p
    set band(p, camp) to 3
  repeat until rounds is 4: round
  win (players with most held(it))

query held(p: player): number is count (hills where holder(it) is p)
query at-hand(p: player, h: hill): number is band(p, h) - total size(p, it) over (sheets where from-hill(p, it) is h)

rule round
  gain 1 rounds
  for each p in players: p: write-orders
  for each p in players:
    for each s in sheets: p: march s
  for each h in hills: settle h
  for each p in players: p: begin-anew

rule write-orders
  for each s in sheets: fill-in s

rule fill-in(s: sheet)
  may choose base from hills where at-hand(you, it) is more than 0:
    choose target from next of base
    choose marching from 1 to at-hand(you, base)
    set from-hill(you, s) to base
    set to-hill(you, s) to target
    set size(you, s) to marching

rule march(s: sheet)
  let base be from-hill(you, s)
  let target be to-hill(you, s)
  if base is not nobody and target is not nobody:
    lose (size(you, s)) band(you, base)
    set band(you, target) to band(you, target) + size(you, s)

rule settle(h: hill)
  let strongest be players with most band(it, h)
  let victor be only strongest
  set holder(h) to victor
  for each p in players where it is not victor: set band(p, h) to half of band(p, h)

rule begin-anew
  for each s in sheets:
    set from-hill(you, s) to nobody
    set to-hill(you, s) to nobody
    set size(you, s) to 0
  for each h in hills where holder(it) is you: set band(you, h) to band(you, h) + 1
