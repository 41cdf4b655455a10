cuonter gold of player
ruel rest
  stop
zoen chest is pile
