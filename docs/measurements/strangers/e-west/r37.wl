before heist:
  for each p in others where spot(it) in next-to(spot(you)):
    p: may discard 1: gain $10
