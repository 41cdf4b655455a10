# The end of a round: majorities first, points second.

rule award-majorities                                            [PENO-MAJ-01, PENO-OPEN-20]
  for each kin in gangs:
    award kin

rule award(kin: gang)
  let tied be players where any stack(it, kin) with most count stack(it, kin)  [PENO-OPEN-06]
  if count tied is 1:
    give-token (only tied) for kin                               [PENO-MAJ-01]
  otherwise if any tied:
    let boss be tied as p where any stack(p, kin) where leader of it  [PENO-MAJ-03, PENO-OPEN-05, PENO-OPEN-18, PENO-DIFF-14, PENO-DIFF-15]
    if any boss:
      give-token (only boss) for kin                             [PENO-MAJ-03]
    otherwise:
      settle-majority tied for kin                               [PENO-MAJ-04]

rule give-token(to-whom: player, for kin: gang)
  to-whom: gain 1 wanted(kin)                                    [PENO-MAJ-02, PENO-OPEN-07, PENO-OPEN-08, PENO-OPEN-09]

rule settle-majority(tied: set of player, for kin: gang)
  stop                                                           [PENO-MAJ-04, PENO-OPEN-05]

query cards-counted(p: player, kin: gang): number is count stack(p, kin)
query score(p: player): number is total points(cards-counted(p, it)) over gangs  [PENO-POINTS-01, PENO-POINTS-05]

rule award-the-one
  let tied be players with most score(it)
  if count tied is 1:
    set public-enemy to only tied                                [PENO-POINTS-02, PENO-POINTS-03]
  otherwise:
    settle-the-one tied                                          [PENO-POINTS-04]

rule tell-points(own: number)                                    # for the log
  nothing

rule settle-the-one(tied: set of player)
  stop                                                           [PENO-POINTS-04, PENO-OPEN-23]
