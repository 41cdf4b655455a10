after award, if kin is loners:
  for each p in players with fewest count stack(it, loners):
    p: lose 1 wanted(loners)
