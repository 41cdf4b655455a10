rule rest
  put coins) in tray
