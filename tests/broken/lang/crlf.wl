rule rest
  gain ¢1
  gian ¢1
