counter count of player
counter gain of player
rule rest
  let where be 3
