rule rest:
  gain ¢1:
  let n be 3:
