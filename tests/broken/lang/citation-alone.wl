rule rest
  gain ¢1
  [REST-01]
