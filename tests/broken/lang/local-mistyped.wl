rule rest
  let first-coin be top of tray
  put frist-coin in pouch
