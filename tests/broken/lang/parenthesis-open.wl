rule rest
  if (any tray and any pouch: stop
  put (coins where worth of it is 3 in tray
