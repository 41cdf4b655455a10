score(p) gets - 2 when tokens(p) is 0 and rounds-played is at least 3

forbid draw-from when source is saloon and no uncovered(you)

after give-token, if to-whom is not you:
  to-whom: draw-from saloon

before turn, if tokens(you) is lowest tokens(it) over players:
  show top of stock(saloon) to you

instead of draw-from, if source is tombstone and count stock(tombstone) is 1 and first this round:
  put top of stock(tombstone) under stock(dodge-city)

as soon as p in players where every gangs where any stack(p, it):
  win p

cards-counted(p, kin) gets + 1 when kin is loners and starter is p

score(p) is at most 30 when not has-the-one(p)

after meet-in-saloon, if card-drawn is saloon-card:
  left of active: may draw-from deadwood: nothing

after draw-from, if source is not saloon and first this round: may: show top of stock(source) to you
