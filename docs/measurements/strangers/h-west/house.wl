# House rules and actions.

forbid heist when region of sheriff-at is darkrock

when ends-turn, if lp(you) is lowest lp(it) over players and count hand(you) is less than 3: draw 1

after store:
  for each p in others where spot(it) is spot(you):
    p: may pay $10: draw 2

score(p) gets + 3 when nuggets(p) is at least 1 and p in (players with most nuggets(it))

instead of take-income, if money(you) is 0 and no hand(you):
  gain $20
  draw 2

after fight, if rival is not nobody and winner is rival and money(rival) is less than money(you):
  rival: gain (half of money(you)) money

hand-limit(p) gets + 1 when count (gear(p) where item-sort of it is misc) is at least 2

after tell-story:
  for each p in players with fewest lp(it):
    p: choose one:
      gain $20
      lose 1 wounds

action pan-the-creek
  needs not in-town(spot(you)) and site of spot(you) is nobody
  needs first this turn
  choose pan-roll from 1 to 6 at random
  if pan-roll is 6: gain 1 nuggets
  otherwise if pan-roll is at least 4: gain $10

action send-wire
  needs site of spot(you) is rail-station
  choose wire-reader from others
  pay $20
  show hand(wire-reader) to you
  wire-reader: discard 1
  draw 1

action sing-for-supper
  needs site of spot(you) is saloon or site of spot(you) is cabaret
  needs no (others where spot(it) is spot(you) and is-wanted(it))
  repeat (count (others where spot(it) is spot(you))) times: gain $10
  draw 1
