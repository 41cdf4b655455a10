# What is told at the end beside the score; play itself asks none of this.

query wound-score(p: player): number is 0 - wounds(p)            [SCORE-04]
query marshal-score(p: player): number is row(marshal(p))        [SCORE-06]
