rule rest
  pay ¢1: gain 1 medals
