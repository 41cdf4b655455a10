rule play(p: player)
  stop
