rule rest
  if any tray: stop
  othewise: stop
