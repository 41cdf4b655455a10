# Bandits: meeting one, and what becomes of the fight.

rule meet-bandit
  fight-npc bandit in bandit-contest                             [BANDIT-03, OPEN-07]
  set bandit-at(spot(you)) to no                                 [BANDIT-07]

rule settle-bandit
  if winner is you:
    choose one:                                                  [BANDIT-05]
      gain 1 lp
      marshal-reward
  otherwise:
    lose-a-fight                                                 [BANDIT-06]

rule marshal-reward
  needs wanted(you) is 0                                         [BANDIT-05, MARSHAL-03]
  be-marshal 1
