rule rest
  set keeper to players
  choose c from your palm
  put c in palm(others)
