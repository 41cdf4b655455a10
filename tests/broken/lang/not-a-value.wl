rule rest
  let n be lap
  set lap to 3
  set 3 to 3
  gain 1 keeper
  keeper
