after complete-goal:
  draw 1
  for each p in others where no tokens(it): p: gain $10
score(p) gets + deeds(p, robberies) divided by 3
when crosses-the-law, if count your hand is less than 2 and not first this turn: draw 1
after turn-up-bandit-card: may pay $10: put bandit-turned under bandit-deck
