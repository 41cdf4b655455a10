rule rest
  pay $3
  gain ¢3 medals
