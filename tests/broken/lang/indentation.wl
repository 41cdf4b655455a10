rule rest
  if any tray:
      gain ¢1
    stop
   gain ¢1
