# A turn: its start, three actions, its end.

frame turn                                                       [TURN-03]
  start-turn
  set actions-left(you) to actions-each-turn(you)                [TURN-07]
  repeat until actions-left(you) is 0:
    for each p in players: set reacted(p) to no                  [OPEN-66]
    choose action                                                [TURN-08, OPEN-65]
    lose 1 actions-left
    meet-story                                                   [STORY-02]
  end-turn

query actions-each-turn(p: player): number is 3                  [TURN-07, LIMIT-05]

action stop-early
  set actions-left(you) to 1                                     [OPEN-65]

event begins-turn
event ends-turn
event has-a-moment                                               # for what costs no action, before things go on [TURN-09]

rule start-turn
  set heisted to no
  set disc-placed to no
  begin-to-watch                                                 [OPEN-39]
  for each p in players: set fought(p) to no
  signal begins-turn                                             [TURN-04]
  take-income                                                    [TURN-05]
  signal has-a-moment
  ready-mount                                                    [TURN-06]
  ready-weapon                                                   [TURN-06]
  place-disc                                                     [STORY-02, OPEN-39]
  begin-to-watch                                                 [OPEN-98]
  signal has-a-moment

rule take-income
  choose one:                                                    [TURN-05]
    gain $20
    draw 2
    draw-and-gain

rule draw-and-gain
  draw 1
  gain $10

rule end-turn                                                    [ENDTURN-01]
  tell-stories                                                   [ENDTURN-02]
  let spare be count your hand - hand-limit(you)
  if spare is more than 0: discard spare                         [ENDTURN-03, HAND-02, LIMIT-06, OPEN-55]
  if wanted of you is more than 0: gain (row(wanted(you))) lp    [ENDTURN-04, WANTED-05]
  signal ends-turn
  look-for-the-end                                               [ENDTURN-05]
