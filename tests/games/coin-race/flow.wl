# Everybody takes laps: draw a coin, flip one, perhaps buy a medal.

rule play
  put coins in pouch
  shuffle pouch
  for each p in players: put top of pouch in palm(p)
  choose beginner from players at random
  set keeper to beginner
  repeat:
    keeper: lap
    set keeper to left of keeper

rule lap
  if no pouch and every players where no palm(it): win (players with most medals(it))
  put top of pouch in your palm
  choose coin-flipped from your palm
  put coin-flipped in tray
  do flipped of coin-flipped
  choose one:
    pay ¢3: gain 1 medals
    gain ¢1

as soon as p in players where medals(p) is at least 3: win p
