rule rest
  if any tray
    stop
  may pay ¢1
    gain 1 medals
