# Getting ready.

query stories-in-play: set of story is stories                   # a pack may leave some in the box
query riders: set of player is players                           # who play a character; a pack may seat somebody else
query characters-in-play: set of character is characters

rule set-up
  lay-out-cards
  lay-out-cattle
  set sheriff-at to dr-sheriff                                   [SETUP-20]
  hand-out-characters
  for each p in players: p: get-started                          [SETUP-09]
  if ruling first-player-first:                                  [SETUP-26, DIFF-02]
    name-first-player
    for each p in players from first-player: p: take-place       [SETUP-12, OPEN-02]
  otherwise:
    for each p in players: p: take-place                         [SETUP-12, OPEN-02]
    name-first-player
  for each s in spaces where site of it is bandit-hideout:       [SETUP-21, LIMIT-07]
    if no (players where spot(it) is s): set bandit-at(s) to yes

rule lay-out-cards
  put poker-cards in poker-deck                                  [SETUP-03]
  shuffle poker-deck                                             [SETUP-03, DIFF-101]
  put fight-cards in fight-deck                                  [SETUP-22]
  shuffle fight-deck                                             [SETUP-22, DIFF-101]
  lay-out-stories

rule lay-out-stories
  put stories-in-play in story-deck(first-story)                 [SETUP-18]
  shuffle story-deck(first-story)
  repeat (count stories-in-play divided by 2) times:             [SETUP-18, DIFF-07, LIMIT-12]
    put top of story-deck(first-story) in story-deck(second-story)
  for each slot in story-places:
    shuffle story-deck(slot)
    lay-out-story slot                                           [STORY-01]

rule lay-out-cattle
  for each c in colours:
    put (cattle-tokens where colour of it is c) in herd(c)       [SETUP-04]
    shuffle herd(c)                                              [SETUP-04, DIFF-03]

# ---- characters ----

rule hand-out-characters
  put characters-in-play in character-deck
  if option characters is two-each: deal-characters              [SETUP-07]
  if option characters is one-each:
    for each p in riders: p: be-given-character
  if option characters is free-choice:
    for each p in riders: p: pick-character

rule deal-characters
  shuffle character-deck
  repeat 2 times:                                                [SETUP-07]
    for each p in riders: put top of character-deck in characters-dealt(p)
  for each p in riders: p: keep-character                        [SETUP-07, OPEN-02]
  for each p in players:                                         # all at once
    for each c in character-kept(p): p: play-as c

rule keep-character
  choose persona-kept from your characters-dealt                 [SETUP-07]
  put persona-kept in your character-kept
  put your characters-dealt in character-deck

rule be-given-character
  choose persona from characters-in-play where bearer(it) is nobody at random
  play-as persona

rule pick-character
  choose persona-picked from characters-in-play where bearer(it) is nobody
  play-as persona-picked

rule play-as(who: character)
  put who in your own-character
  set bearer(who) to you                                         [CHAR-01]

# ---- what a character starts with, and where ----

rule get-started
  for each c in your own-character:
    for each x in starting-items of c: gain-item x               [SETUP-09]
    if starting-cards of c is more than 0: draw (starting-cards of c)  [SETUP-09]
    if starting-money of c is more than 0: set money(you) to starting-money of c  [SETUP-09]
    if starting-nuggets of c is more than 0: set nuggets(you) to starting-nuggets of c  [SETUP-09]
    if starting-wounds of c is more than 0: set wounds(you) to starting-wounds of c  [SETUP-09]
    if starting-marshal of c is more than 0: set marshal(you) to starting-marshal of c  [SETUP-09, SETUP-10, DIFF-04]
    if starting-wanted of c is more than 0: set wanted(you) to starting-wanted of c  [SETUP-09, SETUP-10, DIFF-04]

query beginnings-left(c: character): set of space is beginnings of c as s where not begins-alone of c or no (players where has-place(it) and spot(it) is s)

rule take-place
  for each c in your own-character:
    choose beginning from beginnings-left(c)                     [SETUP-12]
    set spot(you) to beginning
    set has-place(you) to yes

rule name-first-player                                           # who stays so for the whole game [SETUP-14]
  let most-wanted be (players where is-wanted(it)) with most wanted(it)  [SETUP-13]
  if count most-wanted is 1:
    set first-player to only most-wanted                         [SETUP-13]
  otherwise:
    choose opener from riders at random                          [SETUP-13]
    set first-player to opener
