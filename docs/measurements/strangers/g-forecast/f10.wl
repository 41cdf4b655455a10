before trick, if every players where tricks(it) is 0:
  for each p in players from starter:
    p: may pay 2 points:
      set foretold(p) to foretold(p) + 1
