# Goals, the deeds they ask for, and the tokens they bring.

kind deed: duels-won, robberies, arrests, heists, bandits-beaten, escapes, hands-of-poker, cattle-delivered, stories-helped, nights-out, gold-struck

kind goal is card                                                [GOAL-02]
  pursued-by: character
  demands: effect                                                # its needs say when the goal is met

kind legendary-token is card                                     [GOAL-06]
  pays-lp: number
  rarer: truth                                                   # worth 1 less where fewer tokens are worth 2

zone goals-aside is deck                                         # those of one character, while they are dealt
zone goals-away is deck                                          # in the box, unseen
zone goals-held of player is hand                                [GOAL-02]
zone goals-done of player is pile                                [GOAL-04]
zone token-bag is deck                                           [GOAL-03]
zone tokens of player is hand                                    [GOAL-05]

counter deeds of player for deed                                 # since the game began

query token-worth(t: legendary-token): number                    [GOAL-06]
  if rarer of t and not ruling more-twos: answer pays-lp of t - 1  [DIFF-81]
  answer pays-lp of t
