rule rest
  gain 1 “medals”
  let n be 3 – 1
