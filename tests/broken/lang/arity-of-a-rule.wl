rule lend(n: number, to whom: player)
  stop
rule rest
  lend 1
  lend 1 to you to you
