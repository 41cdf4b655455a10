after round:
  for each p in players where no held-by(it):
    p: choose haven from fields where holder(it) is nobody
    set holder(haven) to p
    set troops(haven) to 3
