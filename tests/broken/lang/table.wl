table prizes: 1, 2
table extra for laps: one, two
rule rest
  let n be extra2(3)
