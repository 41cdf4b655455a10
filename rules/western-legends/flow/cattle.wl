# Cattle: taking a token at a Ranch, and delivering it at the end of a move.

query cattle-limit(p: player): number is 1                       [CATTLE-03]

action acquire
  needs site of spot(you) is ranch                               [CATTLE-01, LOC-01]
  needs count your cattle is less than cattle-limit(you)         [CATTLE-01, CATTLE-03]
  needs any herd(colour of spot(you))
  put top of herd(colour of spot(you)) in your cattle            [CATTLE-01]

rule offer-delivery                                              # after a move has ended
  if site of spot(you) is rail-station: offer-wrangling          [CATTLE-04]
  if site of spot(you) is ranch: offer-rustling                  [CATTLE-05]

rule offer-wrangling
  may choose cattle-wrangled from your cattle:                   [CATTLE-04, DIFF-47]
    wrangle cattle-wrangled

rule offer-rustling
  may choose cattle-rustled from your cattle where colour of it is not colour of spot(you):  [CATTLE-05, DIFF-47]
    rustle cattle-rustled

rule wrangle(token: cattle-token)
  if wanted(you) is 0: be-marshal 1                              [CATTLE-04, MARSHAL-02, CATTLE-07, OPEN-29]
  deliver-cattle token

rule rustle(token: cattle-token)
  be-wanted 1                                                    [CATTLE-05, WANTED-01, OPEN-30]
  deliver-cattle token

rule deliver-cattle(token: cattle-token)
  show token
  do reward of token                                             [CATTLE-04, CATTLE-05]
  return-cattle token                                            [CATTLE-08]

rule return-cattle(token: cattle-token)
  put token in herd(colour of token)
  shuffle herd(colour of token)                                  [CATTLE-08]
