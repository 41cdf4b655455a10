action shell-game
  needs site of spot(you) is saloon and money(you) is at least 10
  choose shell-stake from (1 to 3) where 10 * it is at most money(you)
  pay (10 * shell-stake) money
  choose shell-lifted from 1 to 6 at random
  if shell-lifted is 6: gain (50 * shell-stake) money
  otherwise if shell-lifted is at least 4: gain (15 * shell-stake) money
  otherwise: for each p in others where spot(it) is spot(you): p: gain $10
