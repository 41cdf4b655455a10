# What is told on the screen, and at the end beside the score; play itself asks none of this.

query end-is-near: truth is end-triggered and not last-round is 1  [ENDGAME-02, ENDGAME-04]
query last-turns: truth is last-round is 1                       [ENDGAME-04]

query wound-score(p: player): number is 0 - wounds(p)            [SCORE-04]
query marshal-score(p: player): number is row(marshal(p))        [SCORE-06]
