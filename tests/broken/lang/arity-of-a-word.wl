rule rest
  gain 1
  shuffle
  put tray
  gain 1 medals medals
