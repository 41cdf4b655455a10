rule rest
  let n = 3
  if medals(you) >= 3: stop
  gain ¢1.
  gain -1 medals
  let m be 3/2
