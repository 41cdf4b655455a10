rule rest(n: number)
  let n be 3
  let tray be 3
  let gain be 3
  for each p in players:
    for each p in others: stop
  if any (players as n where n is you): stop
