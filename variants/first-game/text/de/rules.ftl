# First game in German.

query-first-stories = die zwanzig Storys des ersten Spiels
    .all = die zwanzig Storys des ersten Spiels
    .gender = plural
    .dat = den zwanzig Storys des ersten Spiels
    .gen = der zwanzig Storys des ersten Spiels
    .of = fab8d18e
game-aim = Werde die größte Legende von allen: sobald jemand 15 Legendenpunkte (LP) hat, wird die Runde zu Ende gespielt, jeder hat noch einen Zug, und die höchste Wertung gewinnt.
