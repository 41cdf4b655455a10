# w01
after heist, if winner is nobody: move-sheriff 2
# w02
forbid rob when wounds(robbed) is at least 2
# w03
forbid poker when wanted(you) is more than 3 or any your cattle
# w04
movement(p) gets - 1 when any cattle(p)
# w05
hand-limit(p) is at most 4 when money(p) is at least 100 and not legendary(p)
# w06
instead of gain wounds, if owns(you, whiskey): give-up-item whiskey
# w07
before arrest:
  culprit: choose one:
    pay $30
    discard 2
# w08
when ends-turn, if you in (players with most wanted(it)):
  for each p in players where marshal(it) is more than 0: p: may: draw 1
# w09
as soon as p in players where nuggets(p) is nugget-limit(p): p: gain 1 lp
# w10
after win-poker:
  may pay $10:
    choose guest from others where plays-poker(it)
    guest: gain $10
# w11
after prospect, if rolled(first-throw) is rolled(second-throw): gain 1 nuggets
# w12
when begins-turn, if no (others where spot(it) is spot(you)) and site of spot(you) is nobody: draw 1
# w13
score(p) gets + 2 when p is only (players with most nuggets(it))
# w14
score(p) gets + count cattle(p)
# w15
after contribute, if discs(you, slot) is 2:
  take-disc-back slot
  draw 2
# w16
after gain lp, if amount is at least 2: left of you: draw 1
# w17
after pay-nuggets, if n is at least 3:
  for this turn:
    movement(you) gets + 2
    forbid rob
# w18
before duel:
  show (top 2 of poker-deck) to you
  may: put top of poker-deck in discards
# w19
when wins-fight, if foe is bandit:
  for each p in others where spot(it) in next-to(spot(you)):
    if money(p) is more than money(you): p: lose $10
    otherwise: p: draw 1
# w20
forbid revel when no (others where spot(it) is spot(you)) and wounds(you) is more than 0
# w21
ties-go-to is rival when contest is duel-contest and money(rival) is less than money(fighter)
# w22
as soon as p in players where wounds(p) is 3 and any cattle(p):
  for each token in cattle(p): return-cattle token
# w23
actions-each-turn(p) gets + 1 when lp(p) is lowest lp(it) over players and lp(p) is less than 5
# w24
money-limit(p) gets + 30 * count (gear(p) where item-sort of it is mount)
# w25
after be-marshal, if first this turn:
  choose card-back from discards where suit of it is spades
  put card-back in your hand
# w26
when opens-fight, if wounds(opponent-of(you)) is more than wounds(you): opponent-of(you): draw (wounds(opponent-of(you)))
# w27
when ends-turn:
  for each p in others where count hand(it) is more than count your hand:
    p: choose dropped from their hand
    put dropped in discards
# w28
after send-sheriff, if bandit-at(there):
  set bandit-at(there) to no
  gain $20
# w29
action pawn
  choose pawned from gear(you) where item-sort of it is misc
  give-up-item pawned
  gain (half of cost of pawned) money
# w30
action make-trouble
  needs any (spaces where site of it is bandit-hideout and not bandit-at(it))
  choose lair from spaces where site of it is bandit-hideout and not bandit-at(it)
  set bandit-at(lair) to yes
  draw 2
# w31
action swap-herds
  needs any your cattle
  choose drover from others where spot(it) is spot(you) and any cattle(it)
  let herd-taken be cattle(drover)
  put your cattle in cattle(drover)
  put herd-taken in your cattle
# w32
action cut-the-deck
  needs money(you) is at least 10 and first this turn
  choose staked from 1 to (lowest of (3, money(you) divided by 10))
  pay (staked * 10) money
  show top of poker-deck
  if suit of top of poker-deck is hearts: gain (staked * 30) money
  otherwise if suit of top of poker-deck is spades: be-wounded 1 from from-choice
  put top of poker-deck in discards
