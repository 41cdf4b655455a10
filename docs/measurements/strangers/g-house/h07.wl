variable honoured of player is truth

as soon as p in players where marshal(p) is at least 5 and not honoured(p):
  set honoured(p) to yes
  p: draw 3
  for each q in players where is-wanted(it): q: discard-at-random
