rule rest
  gian ¢1
