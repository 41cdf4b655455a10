# First game in French.

query-first-stories = les vingt histoires de la première partie
    .all = les vingt histoires de la première partie
    .gender = plural
    .de = des vingt histoires de la première partie
    .of = fab8d18e
