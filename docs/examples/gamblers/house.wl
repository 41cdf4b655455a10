counter gambling of player, up to 5
table gambling-lp for step: 0, 0, 0, 1, 1, 2

after win-poker:
  gain 1 gambling
  gain (gambling-lp(gambling(you))) lp

score(p) gets + 1 when gambling(p) is 5
