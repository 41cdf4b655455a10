# Moving: players, the Sheriff, and what a move sets off.

query next-to(s: space): set of space is edges of s also (corners of s where ruling corners-touch)    [MOVE-04, DIFF-15]
query crosses-mesas(p: player): truth is no                           [MOVE-05]
query may-pass(p: player, s: space): truth is s is spot(p) or not bandit-at(s)    [MOVE-07]
query may-enter(p: player, s: space): truth is not (s is sheriff-at and is-wanted(p))    [MOVE-08, SHERIFF-13]
query steps-from(p: player, s: space): set of space is next-to(s) where not mesa of it and may-pass(p, s) and may-enter(p, it)
query steps-over(p: player, s: space): set of space is next-to(s) where may-pass(p, s) and may-enter(p, it)
query movement(p: player): number is 2                                [MOVE-02]
query destinations(p: player): set of space is reached from spot(p) in movement(p) steps by steps-from(p, it) where it is not spot(p)    [MOVE-01]

event ends-move
event leaves-mesa

action move
  choose destination from destinations(you)                           [MOVE-01]
  arrive destination
  finish-move

action cross-mesa
  needs crosses-mesas(you)                                            [MOVE-05]
  choose landing from (reached from spot(you) in movement(you) steps by steps-over(you, it) through (spaces where mesa of it)) where not mesa of it and it is not spot(you)
  signal leaves-mesa                                                  [OPEN-92]
  arrive landing
  finish-move

rule travel(distance: number)
  choose further from (reached from spot(you) in distance steps by steps-from(you, it)) where it is not spot(you)    [OPEN-31]
  arrive further
  signal ends-move

rule arrive(there: space)
  set spot(you) to there
  if bandit-at(there): meet-bandit                                    [BANDIT-03, MOVE-07]

rule finish-move
  signal ends-move                                                    [MOVE-09, OPEN-31]
  set mover to you
  react-at after-move
  set mover to nobody

rule react-at(moment: stage)
  set stage to moment
  taking turns p in players from active:                              [FIGHT-11, OPEN-12]
    p: react
  set stage to quiet

rule react
  may choose reacting-card from your hand where can do reaction of face of it:    [HAND-05]
    put reacting-card in discards
    do reaction of face of as-card(reacting-card)

# ---- the Sheriff ----

query wanted-at(s: space): set of player is players where spot(it) is s and is-wanted(it)
query sheriff-steps(s: space): set of space is next-to(s) where not mesa of it and (s is sheriff-at or no wanted-at(s))    [SHERIFF-03, SHERIFF-06, OPEN-36]

rule move-sheriff(n: number)
  needs any (players where is-wanted(it))                             [SHERIFF-01, SHERIFF-02]
  may choose post from reached from sheriff-at in n steps by sheriff-steps(it):    [SHERIFF-04, SHERIFF-05, OPEN-35]
    set sheriff-at to post
    sheriff-enters

rule sheriff-enters
  let prey be players where spot(it) is sheriff-at and is-wanted(it) and can arrest(it)    [SHERIFF-06, OPEN-70]
  for each p in prey: p: discard 1                                    [SHERIFF-06, SHERIFF-07]
  choose hunted from prey                                             [SHERIFF-08, OPEN-37]
  hunted: face-the-law

rule face-the-law
  fight-npc sheriff in attempt-contest                                [SHERIFF-09]
  if winner is you:
    set sheriff-at to dr-sheriff                                      [SHERIFF-12]
  otherwise:
    lose-a-fight                                                      [WOUND-04, FIGHT-15]
    arrest you                                                        [SHERIFF-11]

rule arrest(culprit: player)
  set wanted(culprit) to 0                                            [ARREST-03, ARREST-06]
  culprit: lose (money-half(culprit)) money                           [ARREST-04, OPEN-08]
  culprit: lose (half of (nuggets(culprit))) nuggets                  [ARREST-03, DIFF-74]
  set spot(culprit) to dr-sheriff                                     [ARREST-05]
  set sheriff-at to dr-sheriff                                        [ARREST-05, OPEN-05, OPEN-06]

query money-half(p: player): number is half of (money(p) divided by 10) * 10    [ARREST-04, OPEN-08]
