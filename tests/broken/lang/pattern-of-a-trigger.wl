rule lend(n: number, to whom: player)
  stop
after lend 1 for you: stop
after lend 1 to you to you: stop
after lend you: stop
