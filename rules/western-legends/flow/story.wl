# Story cards: meeting what the back of one asks for, placing discs, and what happens when it is told.

variable trigger-met of story-place is truth                     # since the active player was last asked for a disc
counter points-at-once                                           # LP gained by the action that is under way
counter spent-at-once                                            # and dollars paid

event ends-action

query discs-laid(p: player): number is total discs(p, it) over story-places  # on both story spaces
query disc-sources(p: player, slot: story-place): set of story-place  # cards from which a disc may move to this one
  if ruling any-disc-moves: answer story-places where discs(p, it) is more than 0  [DIFF-54]
  answer story-places where it is not slot and discs(p, it) is more than 0  [STORY-06]
query disc-to-place(p: player, slot: story-place): truth is discs-laid(p) is less than 2 or any disc-sources(p, slot)  [STORY-06, LIMIT-04]

rule meet-trigger(what: story-trigger)                           # [STORY-02]
  for each slot in story-places:
    if any open-story(slot) where back of it is what: set trigger-met(slot) to yes

after you gain lp, if you is active: gain amount points-at-once
after you pay money, if you is active: gain amount spent-at-once

rule begin-to-watch                                              # from the start of a turn, and anew with each action
  set points-at-once to 0
  set spent-at-once to 0
  for each slot in story-places: set trigger-met(slot) to no

rule meet-story
  signal ends-action                                             [STORY-15]
  place-disc
  begin-to-watch
  signal has-a-moment

rule place-disc
  needs not disc-placed                                          [STORY-05]
  may choose slot-met from story-places where trigger-met(it) and disc-to-place(you, it):  [STORY-02, STORY-05, DIFF-52]
    contribute slot-met

rule contribute(slot: story-place)
  set disc-placed to yes                                         [STORY-05]
  if discs-laid(you) is 2: take-disc-back slot                   [STORY-06]
  gain 1 discs(you, slot)                                        [STORY-03, STORY-07]

rule take-disc-back(slot: story-place)
  choose disc-moved from disc-sources(you, slot)                 [STORY-06, OPEN-43, DIFF-54]
  lose 1 discs(you, disc-moved)

# ---- telling a story ----

rule tell-stories
  for each slot in story-places:                                 [ENDTURN-02, STORY-08]
    if total discs(it, slot) over players is at least discs-needed: tell-story slot  [STORY-04, DIFF-94]

query discs-needed: number                                       [STORY-04]
  if count players is at least 5: answer 3
  answer 2

rule lay-out-story(slot: story-place)
  put top of story-deck(slot) in open-story(slot)                [STORY-01, OPEN-41]

rule tell-story(slot: story-place)
  let told be only open-story(slot)
  let contributors be players where discs(it, slot) is more than 0
  put told in told-stories                                       [STORY-10]
  for each p in players: set discs(p, slot) to 0                 [STORY-09]
  for each p in contributors from you: p: do reward of told      [STORY-10, STORY-11, OPEN-40]
  for each kin in bandits of told: spawn kin                     [STORY-12]
  if sheriff of told is more than 0: move-sheriff (sheriff of told)  [STORY-13, STORY-14, DIFF-55, LIMIT-09]
  lay-out-story slot                                             [OPEN-42]
