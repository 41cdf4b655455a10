rule rest
  gаin ¢1
