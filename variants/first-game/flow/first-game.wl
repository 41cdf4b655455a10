# What stays in the box in a first game.

characters-in-play is (annie-oakley, bass-reeves, billy-the-kid) when count players is 3  [FIRSTGAME-04]
characters-in-play is (annie-oakley, bass-reeves, billy-the-kid, bloody-knife) when count players is not 3  [FIRSTGAME-04, OPEN-73]

replace rule hand-out-characters                                 # everybody chooses, whatever the option says [FIRSTGAME-04]
  for each p in players: p: pick-character                       [FIRSTGAME-04]

target-lp is 15                                                  [FIRSTGAME-08]

forbid gain-item when x in (miners-map, ten-gallon, whiskey)     [FIRSTGAME-02]
remove rule lay-out-cattle                                       [FIRSTGAME-03]
forbid acquire                                                   [FIRSTGAME-03, DIFF-86]

# ---- twenty stories, one of them open at a time ----

query first-stories: set of story is (the-wild-wild-west, dead-or-alive, the-pinkertons, local-rabble, fortune-favors-the-bold, the-cruel-wastes, blood-money, high-noon, rub-some-dirt-in-it, the-law, tribes-of-the-mesa, cheap-horse, ghost-mine, snake-oil-salesman, the-widow, spit-shined-and-proper, the-preacher, tools-of-the-trade, the-sheriff-of-darkrock, harsh-times)  [FIRSTGAME-05]
stories-in-play is first-stories                                 [FIRSTGAME-05]

replace rule lay-out-stories
  put stories-in-play in story-deck(first-story)                 [FIRSTGAME-05]
  shuffle story-deck(first-story)                                [FIRSTGAME-05]
  lay-out-story first-story                                      [FIRSTGAME-05]
