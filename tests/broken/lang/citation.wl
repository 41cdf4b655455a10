rule rest   [rest-1]
  gain ¢1  [REST-01, ]
  stop  [REST-01] [REST-02]
