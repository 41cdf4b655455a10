rule rest
  on leaving: stop
frame bout
  if any tray:
    on leaving: stop
