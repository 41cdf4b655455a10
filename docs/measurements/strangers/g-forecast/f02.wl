after round, if rounds is less than 4:
  for each p in players with fewest points(it):
    p: gain (count (others where points(it) is more than points(p))) points
