as soon as p in players where wounds(p) is 3:
  p: discard-at-random
