rule rest
  gain ¢1
  otherwise: stop
  if any tray: stop
  otherwise: stop
  otherwise: stop
  otherwise if any pouch: stop
