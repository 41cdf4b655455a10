rule turn
  stop
