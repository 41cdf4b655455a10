# House rules.

score(p) gets + 4 when every sorts as s where pieces-of(p, s) is at least 1

after buy, if offer(you) is at least 8: gain 2 coins

after buy:
  may choose piece-returned from your shelf where worth of it is 1:
    put piece-returned under attic
    gain 3 coins

before sale, if sales is 7:
  show top 3 of attic

counting(p) gets + 1 when no shelf(p) and offer(p) is more than 0

as soon as p in players where collections(p) is at least 4: win p

after buy:
  left of you: gain (offer(you) divided by 3) coins
