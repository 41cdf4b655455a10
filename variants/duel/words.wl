# 12 Bullet tiles, and the rows they lie in during a duel.

kind bullet is card                                              [PENO-COMP-08]
  bang: truth

zone clicks is pile                                              # tiles that are not in use
zone bangs is pile
zone bullet-row of player is deck                                [PENO-DUEL-02]
zone middle-row is deck                                          [PENO-TUEL-01, PENO-DIFF-04]
zone turned-over of player is pile                               [PENO-DUEL-03, PENO-TUEL-02]

variable quickest is player or nobody                            [PENO-DUEL-04]
variable duel-declined is truth                                  [PENO-OPEN-24]
