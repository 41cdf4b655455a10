# House rules.

after take-trick, if tricks(you) is more than foretold(you): lose 1 points

after count-up, if foretold(you) is 0 and tricks(you) is 0: gain 3 points

instead of count-up, if tricks(you) is foretold(you) + 1: gain 2 points

forbid lay when lead is nobody and weather of card-laid is prevailing and any (hand(you) where weather of it is not prevailing)

after deal, if prevailing is snow:
  for each p in players at once:
    p: choose card-passed from hand(p)
    put card-passed in hand(left of p)

hand-size gets + 1 when count players is 3

after deal:
  for each p in players with fewest points(it):
    p: may choose card-swapped from hand(p):
      put card-swapped under sky
      put top of sky in hand(p)
