forbid rob when no your hand

forbid duel when duelled is left of you

forbid arrest-somebody when every players where wanted(it) is 0

movement(p) is at least 3 when p is first-player

target-lp gets + 5 when count players is at most 3

score(p) gets + 2 when p in (players with most nuggets(it))

score(p) gets - 1 when money(p) is 0 and no gear(p)

before you duel: draw 1

after move, if in-town(spot(you)) and first this turn:
  gain $10

instead of you gain wounds, if wounds(you) is 2 and money(you) is at least 30:
  lose 30 money

after you gain lp, if amount is at least 2: draw 1

when you begins-turn, if lp(you) is lowest lp(it) over players: gain $10

as soon as p in players where nuggets(p) is at least 4 and wounds(p) is 0:
  p: gain 1 lp

after settle-duel, if winner is not nobody:
  for each p in others where spot(it) is spot(winner): p: gain $10

after you work: may choose colleague from others where spot(it) is spot(you): colleague: gain $10

instead of revel, if is-wanted(you):
  pay $30
  gain 1 lp

action confess
  needs site of spot(you) is sheriffs-office and is-wanted(you)
  let owing be highest of (10, 10 * wanted(you))
  pay owing money
  lose 1 wanted

action trade-horses
  choose trader from others where spot(it) is spot(you) and active-mount(it) is not nobody
  trader:
    may give-ten-dollars you: draw 1
    otherwise: discard 1

action bury-the-hatchet
  choose buried-with from others where spot(it) is spot(you)
  put top of discards in your hand
  buried-with: draw 1
  for this turn: forbid duel
