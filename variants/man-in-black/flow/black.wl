# The Man in Black: how he comes, when he acts, how he fights beside the others, and how he wins.

# ---- he comes ----

before set-up: man-in-black: come-riding                         [MIB-01, MIB-03]

rule come-riding
  put black-rules in black-ways                                  [MIB-02]
  put black-cards in black-deck                                  [MIB-02]
  shuffle black-deck                                             [MIB-03]
  set money(you) to 120                                          [MIB-03]
  set nuggets(you) to 4                                          [MIB-03]
  choose station from spaces where site of it is rail-station    [MIB-03]
  ride-to station
  set has-place(you) to yes

after name-first-player, if ruling black-begins-anywhere: first-player: call-him  [MIB-03]

rule call-him
  choose black-beginning from spaces where not mesa of it        [MIB-03]
  man-in-black: ride-to black-beginning

rule ride-to(there: space)                                       # no movement: he meets no bandit, and nobody stops him
  set spot(you) to there                                         [MIB-03]

after gain lp, if you is man-in-black: lose-the-ability          # he has no character whose ability could count

rule lose-the-ability
  set has-ability(you) to no

# ---- he acts once everybody has had a turn ----

next-up is left of man-in-black when left of active is man-in-black  [MIB-01, MIB-03]
last-up is right of man-in-black when right of first-player is man-in-black  [MIB-01, MIB-03]

after turn, if you is last-up: man-in-black: act-in-black        [MIB-01, MIB-03]

rule act-in-black
  if no black-deck:
    put black-past in black-deck                                 [MIB-03]
    shuffle black-deck
  put top of black-deck on black-past                            [MIB-03]
  do errand of top of black-past                                 [MIB-03]
  look-for-the-end                                               [MIB-01, ENDGAME-02]

# ---- what his cards let him do ----

rule duel-with(p: player)
  fight-player p in duel-contest                                 [DUEL-01]

rule rob-from(p: player)
  fight-player p in rob-contest                                  [ROB-01]

rule spread-a-tale
  choose slot-whispered from story-places where disc-to-place(you, it)  [STORY-03, STORY-06]
  contribute slot-whispered

rule lose-the-herd
  for each token in your cattle: return-cattle token             [CATTLE-08]

with wild-wild-west:
  after you duel-with: punish-duellist                           [WWW-02]

with goals:                                                      # he has none of his own
  after anyone complete-goal: man-in-black: gain 2 lp            [MIB-01, MIB-03]

# ---- where the right-hand neighbour does something for others, that is the other player ----

speaker is right of man-in-black when right of fighter is man-in-black  [MIB-01, HEIST-03]

instead of deal-dealer, if you is man-in-black: hand-over-the-deal  [MIB-01, POKER-04]
instead of void-fight, if you is man-in-black: hand-over-the-fight  [MIB-01, HEIST-03]

rule hand-over-the-deal
  set dealer to right of you                                     [MIB-01, POKER-04]
  right of you: deal-dealer                                      [MIB-01, POKER-04]

rule hand-over-the-fight
  right of you: void-fight                                       [MIB-01, HEIST-03]

# ---- fight cards that he has laid ----

instead of throw-away, if c is fight-card: put c under fight-deck  [MIB-03, FIGHT-16]

# ---- the end ----

before finish, if man-in-black in (players with most score(it)): win man-in-black  [MIB-01, MIB-03, TIEBREAK-01]
