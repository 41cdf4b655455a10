rule rest
  if any tray:
  gain ¢1
  for each p in players:
