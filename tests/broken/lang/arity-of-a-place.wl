rule rest
  put top of pouch(you) in tray
  if any palm: stop
  if half(1, 2) is 1: stop
  if half() is 1: stop
  if left(you, you) is you: stop
