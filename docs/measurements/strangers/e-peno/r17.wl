as soon as p in players where count stack(p, wild-bunch) is at least 5 and wanted(p, wild-bunch) is 0:
  p: gain 1 wanted(wild-bunch)
