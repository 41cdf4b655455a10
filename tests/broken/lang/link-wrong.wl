rule lend(n: number, to whom: player)
  stop
rule rest
  lend 1 for you
  put top of pouch at tray
