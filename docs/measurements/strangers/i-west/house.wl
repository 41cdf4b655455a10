# Nobody robs somebody who has less money and fewer points than the robber.
forbid rob when money(robbed) is less than money(you) and lp(robbed) is less than lp(you)

# The jailer can be talked to.
instead of be-arrested, if money(you) is at least 60:
  pay $60
  lose 1 lp

# A higher stake.
after ante-up, if first this poker-hand:
  may pay $10:
    gain 20 pot

# Whoever has failed at a robbery lies low.
after rob, if winner is not you:
  for this turn:
    forbid rob
    forbid heist
  lose 1 lp

# A quiet evening.
when ends-turn, if site of spot(you) is saloon or site of spot(you) is cabaret:
  may pay $10: lose 1 wounds

# The first to have five nuggets is talked about.
variable gold-baron is player or nobody

as soon as p in players where nuggets(p) is at least 5 and gold-baron is nobody:
  p: be-the-gold-baron

rule be-the-gold-baron
  set gold-baron to you
  gain 3 lp

# A pan and a creek.
action pan-the-creek
  needs site of spot(you) is nobody and not in-town(spot(you))
  needs first this turn
  choose pan-roll from 1 to 6 at random
  if pan-roll is 6: gain 1 nuggets
  otherwise:
    if pan-roll is at least 4: gain $10

# Cards change hands.
action swap-cards
  choose partner from others where spot(it) is spot(you) and any hand(it)
  choose card-offered from your hand
  partner: choose card-returned from hand(partner)
  put card-offered in hand(partner)
  put card-returned in your hand
  partner: gain $10

# A clean life pays.
score(p) gets + 3 when wounds(p) is 0 and not is-wanted(p)

# Those behind get a last chance.
actions-each-turn(p) gets + 1 when last-turns and no (players where lp(it) is less than lp(p))
