after pass-the-start, if public-enemy is nobody:
  set starter to first of (players with fewest score(it)) from left of starter
