# What Public Enemy Number One is made of.

kind gang: wild-bunch, daltons, james-younger, loners            [PENO-COMP-02, PENO-COMP-04, PENO-DIFF-07, PENO-DIFF-08]
kind deck: tombstone, cripple-creek, dodge-city, deadwood, saloon  [PENO-COMP-01, PENO-COMP-05]

kind outlaw is card                                              [PENO-COMP-01]
  gang: gang
  town: deck, on back
  leader: truth

kind saloon-card is card                                         [PENO-COMP-05]
  drawn: effect                                                  # what happens when it is drawn

zone stock for deck is deck                                      [PENO-SETUP-01, PENO-SETUP-03]
zone stack of player for gang is pile                            [PENO-TURN-02, PENO-OPEN-17]
zone drawn-card is pile                                          # a Saloon card while it takes effect
zone out is pile                                                 [PENO-SALOON-05, PENO-OPEN-17]

counter wanted of player for gang, up to 1                       [PENO-COMP-06, PENO-OPEN-08, PENO-DIFF-01]
variable public-enemy is player or nobody                        [PENO-COMP-07, PENO-SETUP-04]
variable starter is player
variable active is player
counter rounds-played                                            [PENO-OPEN-41]

table points for cards-held: 0, 2, 3, 5, 8, 12, 17, 23, 30       [PENO-POINTS-01]
