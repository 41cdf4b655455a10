rule rest
  gain ¢1
  needs any tray
