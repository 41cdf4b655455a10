# Beginners' luck.
counting(p) gets + 1 when no shelf(p)

# Everybody loves a teapot.
before buy, if any (block where sort of it is teapot): gain 2 coins

# One of each.
score(p) gets + 5 when every sorts where pieces-of(p, it) is at least 1

# Alms.
after sale:
  for each p in players with fewest coins(it): p: gain 1 coins

# The pawnbroker comes at half time.
before sale, if sales is 7:
  for each p in players:
    p: may choose piece-pawned from shelf(p):
      put piece-pawned under attic
      gain (worth of piece-pawned * 2) coins
