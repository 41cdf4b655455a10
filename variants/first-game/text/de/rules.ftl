# First game in German.

query-first-stories = die zwanzig Stories des ersten Spiels
    .all = die zwanzig Stories des ersten Spiels
    .gender = plural
    .dat = den zwanzig Stories des ersten Spiels
    .gen = der zwanzig Stories des ersten Spiels
    .of = fab8d18e
