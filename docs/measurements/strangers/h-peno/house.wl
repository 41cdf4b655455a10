# House rules.

forbid draw-from when source is saloon and you is public-enemy

score(p) gets + 5 when total count stack(p, it) over gangs is at least 12

after draw-from, if source is deadwood:
  show top of stock(saloon) to active

instead of pass-the-start, if public-enemy is not nobody: set starter to left of public-enemy

replace rule settle-majority(tied: set of player, for kin: gang)
  choose lucky-one from tied at random
  give-token lucky-one for kin

before award-majorities:
  for each p in players where tokens(it) is 0 by fewest score(it):
    p: may choose outlaw-forgotten from out where it is outlaw:
      put outlaw-forgotten on stack(p, gang of outlaw-forgotten)

after turn, if count stock(saloon) is at most 3 and not h-closing-time:
  set h-closing-time to yes
  for each p in players:
    p: choose outlaw-sent-home from uncovered(p)
    put outlaw-sent-home in out

variable h-closing-time is truth

as soon as p in players where count (gangs as kin where count stack(p, kin) is at least 4) is 2: p: complete-the-gangs

score(p) gets + count (uncovered(p) where leader of it)
