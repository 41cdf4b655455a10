# What is told on the screen, and at the end beside the score; play itself asks none of this.

query end-is-near: truth is end-triggered and not last-round is 1  [ENDGAME-02, ENDGAME-04]
query last-turns: truth is last-round is 1                       [ENDGAME-04]

query wound-score(p: player): number is 0 - wounds(p)            [SCORE-04]
query marshal-score(p: player): number is row(marshal(p))        [SCORE-06]

query worth-shown(p: player): number or nobody                   # what a card shown in a fight is worth now
  if any shown(p) and contest is not nobody: answer value(p)     [FIGHT-12]
  answer nobody

query worth-against: number or nobody                            # the value that is to be beaten, for the screen
  if any npc-shown: answer npc-value                             [FIGHT-12]
  answer nobody
