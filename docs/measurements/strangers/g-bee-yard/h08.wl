action mow-meadow
  needs first this turn
  pay 1 drops
  choose flower-mown from meadow with most cost of it
  put flower-mown under supply
  refill
