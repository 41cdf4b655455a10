rule rest
  shuffle tray
  shuffle keeper
  shuffle coins
