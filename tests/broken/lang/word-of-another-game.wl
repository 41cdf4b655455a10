rule rest
  gain 1 wanted
  put wild-bunch in tray
