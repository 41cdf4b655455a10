rule rest
  let c be top of tray
  if worth(c, c) is 1: stop
