# A gang drawn at the start of the round counts for more when points are counted, not for majorities.

before round:
  choose favoured from gangs at random                           [PENO-SUP-01, PENO-OPEN-39]
  set supremacy to favoured                                      [PENO-SUP-01]

cards-counted(p, kin) gets + 1 when kin is supremacy and any stack(p, kin)  [PENO-SUP-02, PENO-OPEN-37, PENO-OPEN-38]
