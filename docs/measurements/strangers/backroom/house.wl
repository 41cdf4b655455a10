# P01
score(p) gets + 2 when every gangs where count stack(p, it) is at most 3
# P02
forbid draw-from when source is saloon and no (each uncovered(it) over others)
# P03
after draw-from, if source is not saloon and any stock(source) and first this round:
  may: put top of stock(source) under stock(source)
# P04
score(p) gets - 1 when any stack(p, loners) where leader of it
# P05
before turn, if rounds-played is at least 3:
  for each d in decks where count stock(it) is 1: show top of stock(d) to you
# P06
score(p) is at most 30 when p is not public-enemy
# P07
after award-the-one, if public-enemy is not nobody:
  public-enemy: choose gang-shunned from gangs where wanted(public-enemy, it) is 1
  public-enemy: lose 1 wanted(gang-shunned)
# P08
after draw-from, if count your stack(daltons) is 5:
  choose outlaw-freed from your stack(daltons) where not leader of it
  put outlaw-freed in out
# P09
instead of meet-in-saloon, if count out is more than 6: shuffle stock(saloon)
# P10
forbid meet-in-saloon when top of drawn-card is sheriff and tokens(you) is 0
# P11
cards-counted(p, kin) gets + 1 when kin is wild-bunch and wanted(p, kin) is 0
# P12
after run-out, if source is tombstone or source is deadwood:
  for each p in players with most tokens(it): p: lose 1 wanted(loners)
# P13
before round:
  choose card-hidden from saloon-cards at random
  show card-hidden to starter
