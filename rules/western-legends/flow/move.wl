# Moving: where to, what ends a movement, and what that sets off.

query next-to(s: space): set of space is edges of s also (corners of s where ruling corners-touch)  [MOVE-04, DIFF-15]
query crosses-mesas(p: player): truth is no                      [MOVE-05]
query may-pass(p: player, s: space): truth is s is spot(p) or not bandit-at(s)  [MOVE-07]
query may-enter(p: player, s: space): truth is not (s is sheriff-at and is-wanted(p))  [MOVE-08, SHERIFF-13]
query steps-over(p: player, s: space): set of space is next-to(s) where may-pass(p, s) and may-enter(p, it)
query steps-from(p: player, s: space): set of space is steps-over(p, s) where not mesa of it  [MOVE-05]
query movement(p: player): number
  if active-mount(p) is nobody: answer 2                         [MOVE-02]
  answer mount-speed of active-mount(p)                          [MOVE-03]
query destinations(p: player, within: number): set of space is reached from spot(p) in within steps by steps-from(p, it)  [MOVE-01, MOVE-04, DIFF-16]
query landings(p: player, within: number): set of space is (reached from spot(p) in within steps by steps-over(p, it) through (spaces where mesa of it)) where not mesa of it and it is not spot(p)

event ends-move                                                  # any own movement on the own turn [OPEN-31]
event ends-move-action                                           # behind it, before any reaction
event leaves-mesa

action move
  choose destination from destinations(you, movement(you))       [MOVE-01, TURN-08]
  arrive destination
  finish-move

action cross-mesa
  needs crosses-mesas(you)                                       [MOVE-05]
  choose landing from landings(you, movement(you))
  signal leaves-mesa                                             [OPEN-92]
  arrive landing
  finish-move

rule finish-move
  set mover to you
  end-movement by move-action                                    [MOVE-09]
  signal ends-move-action                                        [MOVE-09]
  react-at after-move                                            [MOVE-09]
  set mover to nobody

rule travel(distance: number)                                    # a movement that is no move action
  let stage-before be stage                                      # a bandit on the way ends in a quiet stage
  choose one:                                                    [OPEN-31]
    go-on distance
    go-on-over-mesa distance
  if mover is you:                                               # it makes a move action longer
    end-movement by move-action                                  [OPEN-96]
  otherwise:
    end-movement by other-movement
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
  if bandit-at(there):
    signal has-a-moment
    meet-bandit                                                  [BANDIT-03, MOVE-07, OPEN-07]

rule end-movement(by how: manner)
  signal ends-move                                               [MOVE-09, OPEN-31]
  offer-delivery how                                             [MOVE-09, CATTLE-06]
  signal has-a-moment

# ---- reactions, here and elsewhere ----

rule react-at(moment: stage)
  let stage-before be stage
  set stage to moment
  taking turns p in players from active:                         [FIGHT-11, OPEN-12]
    if not (reacted(p) and ruling one-reaction-each): p: react   [OPEN-66, DIFF-77]
  set stage to stage-before

rule react
  may choose reacting-card from your hand where ready(you, it):  [HAND-05]
    if stage is not reacting: set reacted(you) to yes
    put reacting-card in discards
    do reaction of face of as-card(reacting-card)
  otherwise:
    react-with-item

rule react-with-item
  may choose reacting-item from gear(you) where can do reaction of it:
    if stage is not reacting: set reacted(you) to yes            [OPEN-66]
    do reaction of reacting-item
