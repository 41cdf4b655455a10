# P11: the Saloon opens late.
forbid draw-from when source is saloon and rounds-played is 0

# P12: a second wind.
rule go-again
  turn
after turn, if you in (players with fewest score(it)) and first this round: may: go-again

# P13: all colours.
score(p) gets + 2 when (count (gangs where any stack(p, it))) is 3 and p is not public-enemy

# P14: envy.
score(p) is at most 20 when p is public-enemy

# P15: the loners follow a leader.
cards-counted(p, kin) gets + 1 when kin is loners and any (uncovered(p) where leader of it)

# P16: a lawman with nobody to catch.
instead of meet-in-saloon, if card-drawn is sheriff and no uncovered(you): draw-from tombstone

# P17: the reckoning.
before award-majorities:
  for each p in players by most score(it):
    p: may choose outlaw-dropped from uncovered(p):
      put outlaw-dropped in out

# P18: too big to hide.
as soon as p in players where (total count stack(p, it) over gangs) is at least 12: end round

# P19: four down.
after give-token, if tokens(to-whom) is 4:
  for each p in players except to-whom:
    p: choose outlaw-hidden from uncovered(p)
    put outlaw-hidden under stack(p, gang of outlaw-hidden)

# P20: bribes.
counter bribes of player, up to 3
after draw-from, if source is deadwood: gain 1 bribes
before turn:
  may pay 3 bribes: show top of stock(saloon)
