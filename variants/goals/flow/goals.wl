# Goals are dealt in set-up, met in the own turn, and pay in tokens.

after set-up:
  put legendary-tokens in token-bag                              [GOAL-03]
  shuffle token-bag                                              [GOAL-03]
  for each p in players: p: receive-goals                        [SETUP-25, GOAL-02]

query goals-left: set of goal is goals as g where bearer(pursued-by of g) is nobody and no (players where g in goals-held(it))

rule receive-goals
  for each c in your own-character:
    put (goals where pursued-by of it is c) in goals-aside
    if no goals-aside: put goals-left in goals-aside             # a character without any takes over those of who is not there
    shuffle goals-aside                                          [GOAL-02]
    repeat 3 times: put top of goals-aside in your goals-held    [GOAL-02, DIFF-108, LIMIT-03]
  put goals-aside in goals-away

# In the own turn, whenever what a goal asks for may just have come true, and before it may be undone.
when you begins-turn: look-again                                 [GOAL-04, OPEN-63]
when you has-a-moment, if you is active: claim-goals             [GOAL-04, OPEN-63, TURN-09]
when you ends-move: claim-goals                                  [GOAL-04, OPEN-63]
when you ends-action: look-again                                 [GOAL-04, OPEN-63]
when you ends-turn: look-again                                   [GOAL-04, OPEN-63]

query attainable(p: player): set of goal is goals-held(p) where not passed-up(it) and can do demands of it
variable passed-up of goal is truth                              # not to be asked about again during this action

rule look-again
  for each g in your goals-held: set passed-up(g) to no
  claim-goals

rule claim-goals
  repeat until no attainable(you):                               [GOAL-04, OPEN-63]
    may choose goal-met from attainable(you):                    [GOAL-04]
      complete-goal goal-met
    otherwise:
      for each g in attainable(you): set passed-up(g) to yes

rule complete-goal(g: goal)
  put g in your goals-done                                       [GOAL-04]
  let done be count your goals-done
  repeat (done) times: put top of token-bag in your tokens       [GOAL-05, OPEN-64]
  repeat (count your tokens - done) times:                       [GOAL-05, DIFF-82]
    choose token-returned from your tokens
    put token-returned in token-bag
  shuffle token-bag                                              [GOAL-05]

score(p) gets + (total token-worth(it) over tokens(p))           [SCORE-07, GOAL-07, DIFF-91]

# ---- deeds ----

rule count-deed(what: deed)
  gain 1 deeds(you, what)

when you wins-fight:
  if contest is duel-contest: count-deed duels-won
  if contest is rob-contest and you is fighter: count-deed robberies
  if contest is arrest-contest and you is fighter: count-deed arrests
  if contest is heist-contest: count-deed heists
  if contest is bandit-contest: count-deed bandits-beaten
  if contest is attempt-contest: count-deed escapes
after you win-poker: count-deed hands-of-poker
after you deliver-cattle: count-deed cattle-delivered
after you contribute: count-deed stories-helped
after you revel: count-deed nights-out
after you gain nuggets: count-deed gold-struck
