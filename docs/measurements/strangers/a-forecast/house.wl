# fo01
after take-trick, if strength of winning is at most 3: gain 1 points
# fo02
hand-size gets + 1 when rounds is 1
# fo03
rank(c) gets + 5 when strength of c is 1 and weather of c is not lead
# fo04
after count-up, if tricks(you) is 0 and foretold(you) is 0: gain 3 points
# fo05
instead of count-up, if tricks(you) is more than foretold(you) + 1: lose (tricks(you) - foretold(you)) points
# fo06
before round, if rounds is at least 2:
  for each p in players with fewest points(it): p: gain 2 points
# fo07
after deal:
  for each p in players from starter:
    p: may choose swapped from hand(p):
      put swapped under sky
      put top of sky in hand(p)
# fo08
forbid lay when strength of card-laid is 8 and you is leader and count your hand is more than 2
# fo09
after take-trick, if tricks(you) is more than foretold(you): right of you: gain 1 points
# fo10
as soon as p in players where points(p) is at least 25 and no (players except p where points(it) is at least points(p)): win p
