counter grain of player, up to 6

after muster: holder(f): gain 1 grain

before write-orders, if grain(you) is at least 2:
  may pay 2 grain:
    choose granary from held-by(you) with fewest troops(it)
    gain 1 troops(granary)
  otherwise: lose 1 grain
