# The course of the whole game, its end, and the final scores.

rule play                                                        [TURN-01, ENDGAME-05]
  set-up
  set active to first-player                                     [TURN-02]
  repeat:                                                        [TURN-02]
    active: turn
    if end-triggered and last-up is active: end-round            [ENDGAME-04]
    set active to next-up                                        [ENDTURN-06]

query next-up: player is left of active                          # a pack may pass somebody over
query last-up: player or nobody is right of first-player         # who ends each round

rule end-round                                                   # once the end is near: this was the last, or one more follows
  if last-round is 1: finish                                     [ENDGAME-04, ENDGAME-05]
  set last-round to 1

rule look-for-the-end
  if not end-triggered and ((ruling anyone-triggers-end and any (players where has-enough(it))) or has-enough(you)): trigger-the-end  [ENDTURN-05, ENDGAME-02, ENDGAME-03, DIFF-13, OPEN-48]

rule trigger-the-end
  set end-triggered to yes                                       [ENDGAME-02]

query has-enough(p: player): truth is lp(p) is at least target-lp  [ENDGAME-02]
query target-lp: number                                          [ENDGAME-01, SETUP-24]
  if option length is short: answer 15
  if option length is average: answer 20
  answer 25

# ---- scores ----

query score(p: player): number is lp(p) + gear-score(p) + money-score(p) - wounds(p) + bounty(p) + row(marshal(p))  [SCORE-01, SCORE-04, SCORE-06, WOUND-02, MARSHAL-09]
query gear-score(p: player): number is total lp-value of it over gear(p)  [SCORE-02]
query money-score(p: player): number                             [SCORE-03]
  if ruling two-points-for-money and money(p) is at least 120: answer 2  [DIFF-79]
  answer money(p) divided by 60
query bounty(p: player): number                                  [SCORE-05, WANTED-06, WANTED-07, OPEN-50]
  if wanted(p) is 0: answer 0
  if count (players where wanted(it) is at least wanted(p)) is 1: answer 3
  answer 1

# ---- who has won ----

rule finish
  let best be players with most score(it)                        [SCORE-08]
  let furthest be best with most marshal(it) + wanted(it)        [TIEBREAK-01, OPEN-72]
  let richest be furthest with most nuggets(it)                  [TIEBREAK-02]
  let leaders be richest with fewest wounds(it)                  [TIEBREAK-03]
  if ruling last-duel:                                           [DIFF-80, OPEN-71]
    for each p in leaders: set in-last-duel(p) to yes
    fight-last-duel
  win leaders                                                    [TIEBREAK-04]

rule fight-last-duel                                             # everybody lays a card at once, until one is left
  repeat:                                                        [OPEN-87]
    let duellists be players where in-last-duel(it)
    if count duellists is 1 or any (duellists where no layable(it)): win duellists  [OPEN-71, OPEN-87]
    for each p in duellists: p: lay-in-last-duel
    show-hands
    let highest-ones be duellists with most rank-value(rank of as-card(only shown(it)))
    for each p in duellists:
      put shown(p) in discards
      if p not in highest-ones: set in-last-duel(p) to no

rule lay-in-last-duel
  choose last-card from layable(you)                             [OPEN-71]
  lay last-card
