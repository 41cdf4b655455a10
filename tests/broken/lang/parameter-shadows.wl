rule rest(tray: number, n: number, n: number)
  stop
