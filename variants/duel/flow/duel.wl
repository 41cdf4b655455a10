# Ties that no leader settles are shot out with Bullet tiles: 5 Click and 1 Bang in a row nobody knows.

after set-up: put-tiles-away

instead of settle-majority, if count tied is at most 3:          [PENO-DUEL-01, PENO-TUEL-01, PENO-OPEN-24, PENO-OPEN-28]
  shoot-out tied
  if quickest is not nobody:
    give-token quickest for kin                                  [PENO-DUEL-04, PENO-TUEL-03, PENO-OPEN-09]

instead of settle-the-one, if count tied is at most 3:           [PENO-DUEL-01, PENO-TUEL-01, PENO-OPEN-24, PENO-OPEN-28]
  shoot-out tied
  if quickest is not nobody:
    set public-enemy to quickest                                 [PENO-DUEL-04, PENO-TUEL-03, PENO-OPEN-25]

rule shoot-out(tied: set of player)
  set quickest to nobody
  set duel-declined to no
  if ruling duels is by-agreement:                               [PENO-OPEN-24]
    for each rival in tied from starter:
      rival: if not duel-declined:
        choose one:
          accept-duel
          decline-duel                                           [PENO-OPEN-24]
  if duel-declined: stop
  if count tied is 2:
    duel tied                                                    [PENO-DUEL-01]
  otherwise:
    tuel tied                                                    [PENO-TUEL-01]

rule accept-duel
  stop

rule decline-duel
  set duel-declined to yes

# ---- two: each a row of their own, both turn over one tile at the same time ---------------------------

frame duel(tied: set of player)
  for each rival in tied:
    put top of bangs in bullet-row(rival)                        [PENO-DUEL-02]
    repeat 5 times: put top of clicks in bullet-row(rival)       [PENO-DUEL-02]
    shuffle bullet-row(rival)                                    [PENO-DUEL-02, PENO-OPEN-26]
  repeat until any tied where shot(it):
    for each rival in tied:
      put top of bullet-row(rival) on turned-over(rival)         [PENO-DUEL-03]
  let quick be tied where shot(it)
  if count quick is 1: set quickest to only quick                [PENO-DUEL-04, PENO-DUEL-05]
  on leaving: put-tiles-away

query shot(p: player): truth is any turned-over(p) where bang of it

# ---- three: one row in the middle, in rotation --------------------------------------------------------

frame tuel(tied: set of player)
  put top of bangs in middle-row                                 [PENO-TUEL-01]
  repeat 5 times: put top of clicks in middle-row                [PENO-TUEL-01]
  shuffle middle-row                                             [PENO-TUEL-01]
  repeat:
    for each rival in tied from starter:                         [PENO-TUEL-02, PENO-OPEN-27]
      put top of middle-row on turned-over(rival)                [PENO-TUEL-02]
      if shot(rival):
        set quickest to rival                                    [PENO-TUEL-03]
        stop
  on leaving: put-tiles-away

# ---- tiles --------------------------------------------------------------------------------------------

rule put-tiles-away
  put (bullets where bang of it) on bangs
  put (bullets where not bang of it) on clicks
