# W30: nobody robs a lesser name.
forbid rob when lp(robbed) is less than lp(you)

# W31: a fourth wound costs fame.
instead of gain wounds, if wounds(you) is 3: lose 1 lp

# W32: a bill on every wall.
variable posted of player is truth
as soon as p in players where wanted(p) is at least 5 and not posted(p):
  set posted(p) to yes
  for each q in players where marshal(it) is more than 0: q: draw 1

# W33: those far behind hurry.
actions-each-turn(p) gets + 1 when lp(p) + 6 is at most highest lp(it) over players

# W34: the last resort.
when ends-turn, if site of spot(you) is saloon and money(you) is 0:
  may take-wound: gain $30

# W35: shared wages.
after work: for each p in others where spot(it) is spot(you): p: gain $10

# W36: the store closes its shutters.
forbid store when wanted(you) is at least 4 and region of sheriff-at is region of spot(you)

# W37: fear and rails are fast.
movement(p) is at least 3 when site of spot(p) is rail-station or (is-wanted(p) and wounds(p) is 0)

# W38: laid low.
after heist, if winner is not you:
  for this turn:
    forbid poker
    forbid revel
  move-sheriff 1

# W39: a word of comfort.
action preach
  needs marshal(you) is at least 1
  choose convert from others where spot(it) is spot(you) and is-wanted(it)
  pay $20
  convert: lose 1 wanted
  gain 1 lp

# W40: panning.
counter dust of player, up to 3
action pan-for-dust
  needs region of spot(you) is dixon-creek
  choose panned from 1 to 6 at random
  if panned is at least 5:
    gain 1 nuggets
  otherwise if panned is 1:
    lose dust(you) dust
  otherwise:
    gain 1 dust
as soon as p in players where dust(p) is 3:
  p: lose 3 dust
  p: gain 1 nuggets
