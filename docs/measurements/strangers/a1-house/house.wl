forbid store when is-wanted(you) and sheriff-at in next-to(spot(you))
forbid duel when lp(duelled) is less than lp(you) - 5
movement(p) gets - 1 when nuggets(p) is more than 4
score(p) gets + 2 when p in (players with most nuggets(it))
instead of gain money, if money(you) is at least 100: gain 1 lp
before heist:
  choose accomplice from others where in-town(spot(it))
  accomplice: may pay $20: be-wanted 1
as soon as p in players where nuggets(p) is 5:
  p: gain 1 lp
  p: draw 1
actions-each-turn(p) gets + 1 when lp(p) is less than half of (highest lp(it) over players)
hand-limit(p) is at most 4 when is-wanted(p) and in-town(spot(p))
when rolls-dice, if rolled(first-throw) is rolled(second-throw): gain 1 lp
after revel, if not first this turn: be-wanted 1
instead of heal, if money(you) is 0:
  lose 1 wounds
  for each p in others where spot(it) is spot(you): p: may discard 1: gain 1 lp
before turn, if only (players with fewest lp(it)) is you: draw 1
after rob, if winner is you and rival is not nobody: rival: draw (wounds(rival))
when opens-fight, if rival is you and not any your hand: draw 2
nugget-limit(p) gets + count cattle(p)
action a1-preach
  needs site of spot(you) is cabaret and not is-wanted(you)
  for each p in others where is-wanted(it):
    p: choose one:
      discard 2
      pay $10: nothing
  gain 1 lp
action a1-bribe
  choose bribed from others where spot(it) is spot(you) and marshal(it) is at least 1
  pay $30
  bribed: gain $30
  lose 1 wanted
when ends-turn, if every others where wounds(it) is at least 1: gain 1 lp
before rob, if can arrest-somebody: be-wanted 1
