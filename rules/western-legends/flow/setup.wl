# Getting ready, and the course of the whole game.

rule play
  set-up
  set active to first-player
  repeat:                                                        [TURN-02]
    active: turn
    if end-triggered and right of first-player is active:        [ENDGAME-04]
      if last-round is 1: finish
      set last-round to 1
    set active to left of active                                 [ENDTURN-06]

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

rule finish
  let best be players with most score(it)                        [SCORE-08]
  let furthest be best with most marshal(it) + wanted(it)        [TIEBREAK-01, OPEN-72]
  let richest be furthest with most nuggets(it)                  [TIEBREAK-02]
  win (richest with fewest wounds(it))                           [TIEBREAK-03, TIEBREAK-04]

query score(p: player): number is lp(p) + money(p) divided by 60 + bounty(p) + row(marshal(p)) - wounds(p)  [SCORE-01, SCORE-03, SCORE-04, SCORE-06]
query bounty(p: player): number                                  [SCORE-05, WANTED-06]
  if wanted(p) is 0: answer 0
  if count (players where wanted(it) is at least wanted(p)) is 1: answer 3
  answer 1
