frame nap
  gain 1 medals
as soon as p in players where medals(p) is 2: p: nap
