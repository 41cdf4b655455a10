# Poker cards: drawing, discarding, giving, using one for its action.

action play-card
  choose played from your hand where usable(you, it)             [CARD-01]
  put played in your card-played                                 [CARD-02]
  do use of face of played                                       [HAND-03, CARD-02, CARD-03]
  put played in discards                                         [CARD-02]

query usable(p: player, c: card): truth is can do use of face of c  # for its action
query ready(p: player, c: card): truth is can do reaction of face of c  # for its reaction

rule draw(n: number)
  repeat (n) times: draw-one

rule draw-one
  refill-deck
  put top of poker-deck in your hand                             [OPEN-26]

rule refill-deck
  if no poker-deck:                                              [HAND-07, OPEN-26]
    put discards in poker-deck
    shuffle poker-deck

query droppable(p: player): set of card is hand(p)               # what p may discard

rule discard(n: number)
  needs count droppable(you) is at least n                       [OPEN-75]
  repeat (n) times: discard-one

rule discard-one
  choose dropped from droppable(you)
  throw-away dropped                                             [HAND-06]

rule discard-at-random
  needs any droppable(you)
  choose lost-card from droppable(you) at random
  throw-away lost-card                                           [HAND-06]

rule throw-away(c: card)                                         # by whoever held or laid it; not a card used for its action
  let thrown be face of as-card(c)
  put c in discards                                              [HAND-06]
  do discarded of thrown                                         [CARD-05, HAND-04]

rule clear-table                                                 # of what you have laid in a fight or in poker
  for each c in your laid also your shown: throw-away c          [FIGHT-16, FIGHT-08, POKER-13]

rule give-card(receiver: player)
  needs any droppable(you)                                       [OPEN-57]
  choose gift from droppable(you)
  put gift in hand(receiver)

rule give-ten-dollars(receiver: player)
  needs money(you) is at least 10                                [OPEN-57]
  pay $10
  receiver: gain $10

query passable(p: player): set of card is hand(p) where as-nugget of face of it  [OPEN-16]
query nuggets-at-hand(p: player): number is nuggets(p) + count passable(p)  [OPEN-16]

rule pay-nuggets(n: number)
  needs nuggets-at-hand(you) is at least n
  repeat (n) times:
    choose one:                                                  [OPEN-16]
      pay 1 nuggets
      pass-off-a-card

rule pass-off-a-card
  needs any passable(you)
  choose passed-off from passable(you)
  pass-off passed-off                                            [OPEN-16]

rule pass-off(c: card)
  throw-away c                                                   [OPEN-16]

# ---- reactions to points on a track ----

after you be-marshal, if you is active: react-at marshal-gained  [HAND-05]
after you turn-wanted, if you is active: react-at wanted-gained  [HAND-05]
