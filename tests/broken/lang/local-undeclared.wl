rule rest
  put coin-chosen in tray
  if any tray:
    let first-coin be top of tray
  put first-coin in pouch
