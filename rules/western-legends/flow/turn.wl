# A turn: its start, three actions, its end.

frame turn
  start-turn
  set actions-left(you) to 3                                     [TURN-07]
  repeat until actions-left(you) is 0:
    set lp-before to lp(you)
    set track-gained to no
    for each p in players: set reacted(p) to no                  [OPEN-66]
    choose action                                                [TURN-08, OPEN-65]
    lose 1 actions-left
    meet-story                                                   [STORY-02]
  end-turn

event begins-turn

rule start-turn
  set heisted to no
  set disc-placed to no
  for each p in players: set fought(p) to no
  signal begins-turn                                             [TURN-04]
  choose one:                                                    [TURN-05]
    gain $20
    draw 2
    draw-and-gain

rule draw-and-gain
  draw 1
  gain $10

rule end-turn
  for each slot in story-places:                                 [ENDTURN-02]
    if total discs(it, slot) over players is at least discs-needed: tell-story slot
  let spare be count your hand - hand-limit(you)
  if spare is more than 0: discard spare                         [ENDTURN-03, HAND-02]
  if wanted of you is more than 0: gain (row(wanted(you))) lp    [ENDTURN-04, WANTED-05]
  if any (players where lp(it) is at least target-lp): set end-triggered to yes  [ENDTURN-05, ENDGAME-02, ENDGAME-03]

query target-lp: number                                          [ENDGAME-01]
  if option length is short: answer 15
  if option length is average: answer 20
  answer 25

query discs-needed: number                                       [STORY-04]
  if count players is at least 5: answer 3
  answer 2

action stop-early
  set actions-left(you) to 1                                     [OPEN-65]

action work
  needs site of spot(you) is not nobody                          [WORK-01, LOC-01, LOC-03]
  needs ruling work-everywhere or site of spot(you) is not bandit-hideout and site of spot(you) is not sheriffs-office  [OPEN-61]
  gain $10                                                       [WORK-01]

action play-card
  choose played from your hand where can do use of face of it    [CARD-01]
  put played in your card-played                                 [CARD-02]
  do use of face of played                                       [CARD-02, CARD-03]
  put played in discards                                         [CARD-02]

action deposit
  needs site of spot(you) is bank                                [DEPOSIT-01]
  choose sold from 1 to nuggets-at-hand(you)                     [OPEN-59, OPEN-16]
  pay-nuggets sold
  gain (sold * 20) money                                         [DEPOSIT-01]
  gain sold lp

# ---- common effects ----

rule draw(n: number)
  repeat (n) times: draw-one

rule draw-one
  if no poker-deck:                                              [HAND-07]
    put discards in poker-deck
    shuffle poker-deck
  put top of poker-deck in your hand                             [OPEN-26]

query droppable(p: player): set of card is hand(p)

rule discard(n: number)
  needs count droppable(you) is at least n                       [OPEN-75]
  repeat (n) times: discard-one

rule discard-one
  choose dropped from droppable(you)
  put dropped in discards                                        [HAND-06]

rule discard-at-random
  needs any droppable(you)
  choose lost-card from droppable(you) at random
  put lost-card in discards

rule take-wound
  needs wounds(you) is less than 3                               [OPEN-56]
  be-wounded 1 from from-choice

rule take-wound-of-card
  needs wounds(you) is less than 3                               [OPEN-56]
  be-wounded 1 from from-fight-card

query wounds-suffered(p: player, why: wound-source): number is 1

rule be-wounded(n: number, from why: wound-source)
  gain (n * wounds-suffered(you, why)) wounds                    [WOUND-03, OPEN-83]

after you gain lp, if lp(you) is at least 5: set has-ability(you) to yes  [CHAR-02, OPEN-46]

rule give-card(receiver: player)
  needs any droppable(you)                                       [OPEN-57]
  choose gift from droppable(you)
  put gift in hand(receiver)

rule give-ten-dollars(receiver: player)
  needs money(you) is at least 10                                [OPEN-57]
  pay $10
  receiver: gain $10

query nuggets-at-hand(p: player): number is nuggets(p) + count (hand(p) where as-nugget of face of it)  [OPEN-16]

rule pay-nuggets(n: number)
  needs nuggets-at-hand(you) is at least n
  repeat (n) times:
    choose one:                                                  [OPEN-16]
      pay 1 nuggets
      pass-off-a-card

rule pass-off-a-card
  needs any your hand where as-nugget of face of it
  choose passed-off from your hand where as-nugget of face of it
  put passed-off in discards                                     [OPEN-16]

rule be-marshal(n: number)
  needs wanted(you) is 0                                         [MARSHAL-03]
  repeat (n) times: step-up-marshal

rule step-up-marshal
  if you is active: set track-gained to yes                      [STORY-15]
  if marshal(you) is 9:
    gain 1 lp                                                    [MARSHAL-05]
  otherwise:
    gain 1 marshal                                               [MARSHAL-04, OPEN-45]
    gain (marshal-money(marshal(you))) money                     [LIMIT-14]
    gain (marshal-lp(marshal(you))) lp                           [LIMIT-14]

rule be-wanted(n: number)
  if marshal(you) is more than 0 and ruling marshal-may-refuse:  [DIFF-59, OPEN-86]
    may: turn-wanted n
  otherwise:
    turn-wanted n

rule turn-wanted(n: number)
  set marshal(you) to 0                                          [MARSHAL-06, MARSHAL-07, OPEN-44]
  repeat (n) times: step-up-wanted

rule step-up-wanted
  if you is active: set track-gained to yes                      [STORY-15]
  if wanted(you) is 9:
    gain 1 lp                                                    [WANTED-03]
  otherwise:
    gain 1 wanted                                                [WANTED-02, OPEN-45]
    draw (wanted-cards(wanted(you)))                             [LIMIT-14]
