# Story cards: meeting a trigger, resolving.

query waiting(slot: story-place): truth is top of story-deck(slot) is not nobody

rule meet-story
  if lp(you) - lp-before is at least 2 and not disc-placed:           [STORY-02, STORY-15]
    may choose slot-met from story-places where any story-deck(it) and total discs(you, it) over story-places is less than 2:    [STORY-05, LIMIT-04]
      set disc-placed to yes
      gain 1 discs(slot-met)

rule tell-story(slot: story-place)
  let told be top of story-deck(slot)
  put told in told-stories                                            [STORY-10]
  for each p in players where discs(it, slot) is more than 0 from you: p: do reward of told    [STORY-10, STORY-11, OPEN-40]
  for each p in players: set discs(p, slot) to 0                      [STORY-09]
  for each s in spaces where site of it is bandit-hideout and gang of it in bandits of told:    [STORY-12]
    if not bandit-at(s) and s is not sheriff-at and no (players where spot(it) is s): set bandit-at(s) to yes    [BANDIT-02, OPEN-79]
  if sheriff of told is more than 0: move-sheriff (sheriff of told)   [STORY-13]
