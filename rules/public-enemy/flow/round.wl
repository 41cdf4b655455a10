# The course of the game: rounds of turns, each scored, until somebody is Public Enemy Number One.

rule play
  set-up
  repeat:                                                        [PENO-ROUND-04]
    round
    award-majorities                                             [PENO-ROUND-03]
    for each p in players: p: tell-points score(p)               [PENO-POINTS-01]
    award-the-one
    call-time
    pass-the-start

rule set-up
  choose reader from players at random                           [PENO-SETUP-06, PENO-OPEN-02]
  set public-enemy to nobody                                     [PENO-SETUP-04]
  set starter to reader

frame round
  build-decks
  set active to starter                                          [PENO-ROUND-05]
  repeat:
    active: turn                                                 [PENO-TURN-01]
    set active to left of active                                 [PENO-TURN-01, PENO-TURN-05, PENO-OPEN-16]

rule build-decks                                                 [PENO-SETUP-01, PENO-ROUND-04, PENO-SALOON-05]
  for each home in decks:
    put (outlaws where town of it is home and takes-part(it)) in stock(home)  [PENO-SETUP-01]
  put (saloon-cards where takes-part(it)) in stock(saloon)       [PENO-SETUP-03]
  for each home in decks:
    shuffle stock(home)
  for each home in decks except saloon:
    show top of stock(home)                                      [PENO-SETUP-02, PENO-DIFF-11]

query takes-part(candidate: card): truth is yes                  # a layer may leave cards out

rule pass-the-start
  if public-enemy is nobody:
    set starter to left of starter                               [PENO-ROUND-06, PENO-OPEN-04]
  otherwise:
    set starter to public-enemy                                  [PENO-ROUND-05, PENO-OPEN-03]

as soon as p in players where every gangs where any stack(p, it):
  p: complete-the-gangs                                          [PENO-ROUND-02, PENO-OPEN-11, PENO-OPEN-15]

rule complete-the-gangs
  end round                                                      [PENO-ROUND-02]

as soon as p in players where p is public-enemy and every gangs where wanted(p, it) is 1:
  win p                                                          [PENO-WIN-01, PENO-WIN-02, PENO-GOAL-01, PENO-OPEN-21, PENO-OPEN-22, PENO-DIFF-02]

# ---- a game that somebody wants to end ----------------------------------------------------------------

rule call-time                                                   [PENO-OPEN-41]
  gain 1 rounds-played
  if rounds-played is last-round: end-by-time                    [PENO-OPEN-41]

rule end-by-time                                                 [PENO-OPEN-41]
  let leading be players with most tokens(it)
  if public-enemy in leading: win public-enemy
  win leading

query last-round: number                                         [PENO-OPEN-41]
  if option length is three-rounds: answer 3
  if option length is six-rounds: answer 6
  if option length is nine-rounds: answer 9
  answer 0

query tokens(p: player): number is total wanted(p, it) over gangs
