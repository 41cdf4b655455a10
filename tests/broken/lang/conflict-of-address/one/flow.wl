replace rule lap
  stop
