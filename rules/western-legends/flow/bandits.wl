# Bandits: meeting one, and what becomes of the fight.

rule meet-bandit
  fight-npc bandit in bandit-contest                             [BANDIT-03, OPEN-07]
  set bandit-at(spot(you)) to no                                 [BANDIT-07]

rule settle-bandit
  if winner is you:
    choose one:                                                  [BANDIT-05]
      gain 1 lp
      marshal-reward
      outlaw-reward
  otherwise:
    lose-a-fight                                                 [BANDIT-06]

rule marshal-reward
  needs wanted(you) is 0                                         [BANDIT-05, MARSHAL-03]
  be-marshal 1

query paid-by-outlaws(p: player): truth is no                    # may have a Wanted point instead
rule outlaw-reward
  needs paid-by-outlaws(you)
  be-wanted 1

rule spawn(kin: gang)                                            # in every hideout of the gang where there is room
  for each hideout in spaces where site of it is bandit-hideout and gang of it is kin:
    if room-for-bandit(hideout): set bandit-at(hideout) to yes   [STORY-12, BANDIT-02, LIMIT-07, OPEN-79]

query room-for-bandit(s: space): truth is not bandit-at(s) and s is not sheriff-at and no (players where spot(it) is s)  [BANDIT-02, OPEN-79]
