# First game in English.

query-first-stories = the twenty stories of the first game
    .all = the twenty stories of the first game
    .of = fab8d18e
