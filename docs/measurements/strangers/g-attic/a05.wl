after sale, if sales is 7:
  for each p in players by fewest coins(it):
    p: may pay 3 coins:
      put top of attic on shelf(p)
