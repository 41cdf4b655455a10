rule play
  if ruling beginner is yungest: stop
  if ruling beginner: stop
  if ruling begginer is oldest: stop
ruling beginner: oldst
