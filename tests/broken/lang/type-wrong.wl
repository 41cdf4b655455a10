rule rest
  set keeper to 3
  set medals(you) to keeper
  if 3: stop
