# Story cards: meeting a trigger, resolving.

query other-story(slot: story-place): story-place is only (story-places except slot)
query meets(what: story-trigger): truth                          [STORY-15]
  if what is two-points-at-once: answer lp(active) - lp-before is at least 2
  answer track-gained
query disc-to-spare(p: player, slot: story-place): truth         [STORY-06, DIFF-54, LIMIT-04]
  if total discs(p, it) over story-places is less than 2: answer yes
  answer discs(p, other-story(slot)) is more than 0

rule lay-out-story(slot: story-place)
  put top of story-deck(slot) in open-story(slot)                [STORY-01, OPEN-41, OPEN-42]

rule meet-story
  needs not disc-placed                                          [STORY-05]
  may choose slot-met from story-places where any (open-story(it) as tale where meets(back of tale)) and disc-to-spare(you, it):  [STORY-02, STORY-05]
    set disc-placed to yes
    if total discs(you, it) over story-places is 2:
      lose 1 discs(you, other-story(slot-met))                   [STORY-06, OPEN-43]
    gain 1 discs(you, slot-met)                                  [STORY-07]

rule tell-story(slot: story-place)
  let told be only open-story(slot)
  put told in told-stories                                       [STORY-10]
  for each p in players where discs(it, slot) is more than 0 from you: p: do reward of told  [STORY-10, STORY-11, OPEN-40]
  for each p in players: set discs(p, slot) to 0                 [STORY-09]
  for each s in spaces where site of it is bandit-hideout and gang of it in bandits of told:  [STORY-12]
    if not bandit-at(s) and s is not sheriff-at and no (players where spot(it) is s): set bandit-at(s) to yes  [BANDIT-02, OPEN-79]
  if sheriff of told is more than 0: move-sheriff (sheriff of told)  [STORY-13, STORY-14]
  lay-out-story slot                                             [OPEN-42]
