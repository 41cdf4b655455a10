# What is told on the screen, and at the end beside the score; play itself asks none of this.

query end-is-near: truth is end-triggered and not last-round is 1  [ENDGAME-02, ENDGAME-04]
query last-turns: truth is last-round is 1                       [ENDGAME-04]

query hand-sort-of(p: player): hand-sort or nobody               # what hand of poker somebody shows, for the screen
  if pot is 0 or no shown(p): answer nobody
  answer sort-of-hand(strength(p))                               [POKER-14]

query sort-of-hand(strong: number): hand-sort or nobody          # by its strength
  let grade be strong divided by 537824                          # behind it stand five ranks of 14 each
  let five be 10 - ruling five-of-a-kind                         [DIFF-34]
  if grade is five: answer five-alike                            [POKER-14]
  if grade is more than five: answer only (hand-sorts where position of it is grade)
  answer only (hand-sorts where position of it is grade + 1)     [POKER-14]

query height-of-hand(strong: number): rank or nobody             # of a pair, a straight and so on, by its strength
  let height be remainder of ((strong divided by 38416) divided by 14)
  answer only (ranks where position of it is height)             [POKER-14]

rule show-to-the-log                                             # how strong a hand is takes long with Jokers: once
  let strong be strength(you)
  tell-hand sort-of-hand(strong) by height-of-hand(strong)       [POKER-14]

rule tell-hand(what: hand-sort or nobody, by height: rank or nobody)  # for the log
  nothing

rule tell-values(own: number, against other: number)             # for the log
  nothing

query wound-score(p: player): number is 0 - wounds(p)            [SCORE-04]
query marshal-score(p: player): number is row(marshal(p))        [SCORE-06]

query worth-shown(p: player): number or nobody                   # what a card shown in a fight is worth now
  if any shown(p) and contest is not nobody: answer value(p)     [FIGHT-12]
  answer nobody

query worth-against: number or nobody                            # the value that is to be beaten, for the screen
  if any npc-shown: answer npc-value                             [FIGHT-12]
  answer nobody
