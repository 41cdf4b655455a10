rule rest
  if every players: stop
