rule rest
  do fliped of top of tray
  do flipped of keeper
  do flipped
