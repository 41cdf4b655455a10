instead of settle-majority:
  for each p in tied: p: lose 1 wanted(kin)
