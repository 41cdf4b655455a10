after deal:
  for each p in players from left of starter:
    p: may choose day-returned from hand(p) where weather of it is not prevailing:
      put day-returned under sky
      put top of sky in hand(p)
