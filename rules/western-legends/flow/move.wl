# Moving: players, the Sheriff, and what a move sets off.

query next-to(s: space): set of space is edges of s also (corners of s where ruling corners-touch)  [MOVE-04, DIFF-15]
query crosses-mesas(p: player): truth is no                      [MOVE-05]
query may-pass(p: player, s: space): truth is s is spot(p) or not bandit-at(s)  [MOVE-07]
query may-enter(p: player, s: space): truth is not (s is sheriff-at and is-wanted(p))  [MOVE-08, SHERIFF-13]
query steps-over(p: player, s: space): set of space is next-to(s) where may-pass(p, s) and may-enter(p, it)
query steps-from(p: player, s: space): set of space is steps-over(p, s) where not mesa of it  [MOVE-05]
query movement(p: player): number                                [MOVE-02, MOVE-03]
  if active-mount(p) is nobody: answer 2
  answer mount-speed of active-mount(p)
query destinations(p: player, within: number): set of space is reached from spot(p) in within steps by steps-from(p, it)  [MOVE-01, MOVE-04]
query landings(p: player, within: number): set of space is (reached from spot(p) in within steps by steps-over(p, it) through (spaces where mesa of it)) where not mesa of it and it is not spot(p)

event ends-move
event ends-move-action                                           # behind it, before any reaction
event leaves-mesa

action move
  choose destination from destinations(you, movement(you))       [MOVE-01]
  arrive destination
  finish-move

action cross-mesa
  needs crosses-mesas(you)                                       [MOVE-05]
  choose landing from landings(you, movement(you))
  signal leaves-mesa                                             [OPEN-92]
  arrive landing
  finish-move

rule travel(distance: number)                                    # a movement that is no move action
  let stage-before be stage                                      # a bandit on the way ends in a quiet stage
  choose one:                                                    [OPEN-31]
    go-on distance
    go-on-over-mesa distance
  signal ends-move
  offer-delivery                                                 [MOVE-09]
  set stage to stage-before

rule go-on(distance: number)
  choose further from destinations(you, distance)
  arrive further

rule go-on-over-mesa(distance: number)
  needs crosses-mesas(you) and any landings(you, distance)       [MOVE-05]
  choose further-landing from landings(you, distance)
  signal leaves-mesa                                             [OPEN-92]
  arrive further-landing

rule arrive(there: space)
  set spot(you) to there
  if bandit-at(there): meet-bandit                               [BANDIT-03, MOVE-07]

rule finish-move
  signal ends-move                                               [MOVE-09, OPEN-31]
  offer-delivery                                                 [MOVE-09, CATTLE-06]
  signal ends-move-action                                        [MOVE-09]
  set mover to you
  react-at after-move
  set mover to nobody

rule react-at(moment: stage)
  set stage to moment
  taking turns p in players from active:                         [FIGHT-11, OPEN-12]
    if not reacted(p): p: react                                  [OPEN-66]
  set stage to quiet

rule react
  may choose reacting-card from your hand where can do reaction of face of it:  [HAND-05]
    if stage is not reacting: set reacted(you) to yes
    put reacting-card in discards
    do reaction of face of as-card(reacting-card)
