# Everybody eats a straw a turn, and may do something to the others.

rule play
  put straws in bale
  shuffle bale
  for each p in players:
    repeat 2 times: put top of bale in basket(p)
  repeat:
    for each p in players: p: leg

rule leg
  if no bale:
    put trough in bale
    shuffle bale
  put top of bale in your basket
  choose straw-eaten from your basket
  put straw-eaten in trough
  gain (worth of straw-eaten) yards
  choose one:
    kick
    plod
  may choose bitten from others where yards(it) is more than yards(you):
    bitten: lose 1 yards
    set biter to you
  may: bray

rule kick
  needs any others where yards(it) is more than 0
  choose kicked from others where yards(it) is more than 0
  kicked: lose 1 yards
  gain 1 kicks

rule plod
  gain 1 yards

rule bray
  donkey: gain 1 yards

query straw-liking(c: card): number is worth of c                # the donkey eats what is best
query lead-of(p: player): number is yards(p)                     # and kicks whoever is ahead
query kick-liking: number is count (others where yards(it) is more than yards(you))

as soon as p in players where yards(p) is at least 20: win p
