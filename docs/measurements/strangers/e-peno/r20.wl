before turn, if you is public-enemy and count uncovered(you) is at least 3:
  choose outlaw-spent from uncovered(you) where not leader of it
  put outlaw-spent in out
