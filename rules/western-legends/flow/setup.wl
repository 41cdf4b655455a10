# Getting ready.

rule set-up
  put poker-cards in poker-deck                                  [SETUP-03]
  shuffle poker-deck
  put fight-cards in fight-deck                                  [SETUP-22]
  shuffle fight-deck
  put stories in story-deck(first-story)                         [SETUP-18]
  shuffle story-deck(first-story)
  repeat (count stories divided by 2) times:
    put top of story-deck(first-story) in story-deck(second-story)
  for each slot in story-places:
    shuffle story-deck(slot)
    lay-out-story slot                                           [STORY-01]
  for each c in colours:                                         [SETUP-04]
    put (cattle-tokens where colour of it is c) in herd(c)
    shuffle herd(c)                                              [SETUP-04, DIFF-03]
  set sheriff-at to dr-sheriff                                   [SETUP-20]
  for each p in players:                                         [SETUP-07]
    p: take-character
  for each p in players:
    p: get-started                                               [SETUP-09]
  name-first-player                                              [SETUP-26, DIFF-02]
  for each p in players from first-player:
    p: take-place                                                [SETUP-12, OPEN-02]
  for each s in spaces where site of it is bandit-hideout:       [SETUP-21]
    if no (players where spot(it) is s): set bandit-at(s) to yes

rule take-character
  choose persona from characters where bearer(it) is nobody at random
  set bearer(persona) to you                                     [SETUP-07]

rule get-started
  for each c in characters where bearer(it) is you:
    for each x in starting-items of c: gain-item x               [SETUP-09]
    if starting-cards of c is more than 0: draw (starting-cards of c)
    if starting-money of c is more than 0: set money(you) to starting-money of c
    if starting-wounds of c is more than 0: set wounds(you) to starting-wounds of c
    if starting-marshal of c is more than 0: set marshal(you) to starting-marshal of c  [SETUP-10]
    if starting-wanted of c is more than 0: set wanted(you) to starting-wanted of c  [SETUP-10]

rule take-place
  for each c in characters where bearer(it) is you:
    choose beginning from beginnings of c                        [SETUP-12]
    set spot(you) to beginning

rule name-first-player
  let most-wanted be (players where wanted(it) is more than 0) with most wanted(it)  [SETUP-13]
  if count most-wanted is 1:
    set first-player to only most-wanted
  otherwise:
    choose opener from players at random                         [SETUP-13]
    set first-player to opener
