rule rest
  win players with most medals(it)
  put coins where worth of it is 3 in tray
  gain 1 + 1 medals
