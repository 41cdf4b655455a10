rule rest
  end lap
  restart bout
  for this bout: forbid lap
