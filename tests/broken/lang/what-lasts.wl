frame nap
  let best be 3
  for this nap:
    after you gain pennies: gain best medals
    gain 1 medals
    as soon as p in players where medals(p) is 2: stop
