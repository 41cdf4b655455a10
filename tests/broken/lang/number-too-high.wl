rule rest
  gain 10000000000 medals
