# The deck under the Cavalry is closed until somebody moves the token on.

before round: set cavalry to nobody                              [PENO-OPEN-33]

after turn:                                                      [PENO-OPEN-15, PENO-OPEN-35]
  may choose camp from decks except saloon except cavalry:       [PENO-CAV-01, PENO-OPEN-34]
    set cavalry to camp

forbid draw-from when source is cavalry                          [PENO-CAV-02, PENO-OPEN-35, PENO-OPEN-36]

with dollars:
  forbid bury-top when source is cavalry                         [PENO-CAV-03]
  forbid peek when source is cavalry                             [PENO-CAV-03]
