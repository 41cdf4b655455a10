# The course of the game: rounds of turns, each scored, until somebody is Public Enemy Number One.

rule play
  choose reader from players at random                           [PENO-SETUP-06, PENO-OPEN-02]
  set public-enemy to nobody                                     [PENO-SETUP-04]
  set starter to reader
  repeat:                                                        [PENO-ROUND-04, PENO-OPEN-41]
    round
    award-majorities                                             [PENO-ROUND-03]
    award-the-one
    pass-the-start

frame round
  build-decks
  set active to starter                                          [PENO-ROUND-05]
  repeat:
    active: turn
    set active to left of active                                 [PENO-TURN-01, PENO-TURN-05, PENO-OPEN-16]

rule build-decks                                                 [PENO-SETUP-01, PENO-ROUND-04, PENO-SALOON-05]
  for each home in decks:
    put (outlaws where town of it is home) in stock(home)         [PENO-SETUP-01]
  put saloon-cards in stock(saloon)                              [PENO-SETUP-03]
  for each home in decks:
    shuffle stock(home)
  for each home in decks except saloon:
    show top of stock(home)                                      [PENO-SETUP-02, PENO-DIFF-11]

rule pass-the-start
  if public-enemy is nobody:
    set starter to left of starter                               [PENO-ROUND-06, PENO-OPEN-04]
  otherwise:
    set starter to public-enemy                                  [PENO-ROUND-05, PENO-OPEN-03]

as soon as p in players where every gangs where any stack(p, it):
  end round                                                      [PENO-ROUND-02, PENO-OPEN-11, PENO-OPEN-15]

as soon as p in players where p is public-enemy and every gangs where wanted(p, it) is 1:
  win p                                                          [PENO-WIN-01, PENO-WIN-02, PENO-GOAL-01]
