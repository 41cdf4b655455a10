# First game in English.

query-first-stories = the twenty stories of the first game
    .all = the twenty stories of the first game
    .of = fab8d18e
game-aim = Become the greatest legend of all: once somebody has 15 Legendary points (LP), the round is finished, everybody takes one more turn, and the highest score wins.
