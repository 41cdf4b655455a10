# The course of the whole game, its end, and the final scores.

rule play
  set-up
  set active to first-player
  repeat:                                                        [TURN-02]
    active: turn
    if end-triggered and right of first-player is active:        [ENDGAME-04]
      if last-round is 1: finish
      set last-round to 1
    set active to left of active                                 [ENDTURN-06]

rule finish
  let best be players with most score(it)                        [SCORE-08]
  let furthest be best with most marshal(it) + wanted(it)        [TIEBREAK-01, OPEN-72]
  let richest be furthest with most nuggets(it)                  [TIEBREAK-02]
  win (richest with fewest wounds(it))                           [TIEBREAK-03, TIEBREAK-04]

query score(p: player): number is lp(p) + money(p) divided by 60 + bounty(p) + row(marshal(p)) - wounds(p)  [SCORE-01, SCORE-03, SCORE-04, SCORE-06]
query bounty(p: player): number                                  [SCORE-05, WANTED-06]
  if wanted(p) is 0: answer 0
  if count (players where wanted(it) is at least wanted(p)) is 1: answer 3
  answer 1
