# Cattle: taking a token at a Ranch, and delivering it at the end of a movement.

query cattle-limit(p: player): number is 1                       [CATTLE-03, LIMIT-03]

invariant cattle-carried: every players where count cattle(it) is at most cattle-limit(it)  [CATTLE-03]

action acquire
  needs site of spot(you) is ranch                               [CATTLE-01, LOC-01]
  needs count your cattle is less than cattle-limit(you)         [CATTLE-01, CATTLE-03, DIFF-46]
  needs any herd(colour of spot(you))                            [CATTLE-01]
  put top of herd(colour of spot(you)) in your cattle            [CATTLE-01]

query wrangling-is-due(how: manner): truth is site of spot(active) is rail-station and (how is move-action or ruling deliveries is not after-move-action)  [CATTLE-04, CATTLE-06, DIFF-48, OPEN-96]
query rustling-is-due(how: manner): truth is site of spot(active) is ranch and (how is move-action or ruling deliveries is after-any-movement)  [CATTLE-05, CATTLE-06, DIFF-48, OPEN-96]
query cattle-to-rustle(p: player): set of card is cattle(p) where colour of it is not colour of spot(p)  [CATTLE-05]

rule offer-delivery(how: manner)
  if wrangling-is-due(how): wrangle-some                         [CATTLE-04]
  if rustling-is-due(how): rustle-some                           [CATTLE-05]

rule wrangle-some
  repeat until no your cattle:                                   [DIFF-47]
    if ruling deliveries-are-forced:                             [DIFF-47]
      choose cattle-driven from your cattle
      wrangle cattle-driven
    otherwise:
      may choose cattle-wrangled from your cattle:               [CATTLE-04, TURN-09]
        wrangle cattle-wrangled
      otherwise:
        stop

rule rustle-some
  repeat until no cattle-to-rustle(you):                         [DIFF-47]
    if ruling deliveries-are-forced:                             [DIFF-47]
      choose cattle-driven-off from cattle-to-rustle(you)
      rustle cattle-driven-off
    otherwise:
      may choose cattle-rustled from cattle-to-rustle(you):      [CATTLE-05, TURN-09]
        rustle cattle-rustled
      otherwise:
        stop

rule wrangle(token: cattle-token)
  if wanted(you) is 0: be-marshal 1                              [CATTLE-04, CATTLE-07, MARSHAL-02, DIFF-49, OPEN-29]
  deliver-cattle token

rule rustle(token: cattle-token)
  be-wanted 1                                                    [CATTLE-05, WANTED-01, OPEN-30]
  deliver-cattle token

rule deliver-cattle(token: cattle-token)
  show token
  do reward of token                                             [CATTLE-04, CATTLE-05]
  return-cattle token

rule return-cattle(token: cattle-token)                          # among those of its Ranch
  put token in herd(colour of token)                             [CATTLE-08]
  shuffle herd(colour of token)                                  [CATTLE-08]
