forbid draw-from when source is saloon and no uncovered(you)
after draw-from, if source is saloon and any out: may: shuffle stock(saloon)
cards-counted(p, kin) gets + 1 when any (stack(p, kin) where leader of it)
after give-token, if to-whom is public-enemy: show top of stock(saloon) to to-whom
before draw-from, if count stock(source) is 1: show top of stock(source) to others
instead of award, if kin is loners and rounds-played is 0: stop
score(p) gets - 2 when p is public-enemy and tokens(p) is more than 3
as soon as p in players where tokens(p) is at least 5 and majorities(p) is at least 2: win p
instead of meet-in-saloon, if no (others where any uncovered(it)): draw-from tombstone
takes-part(candidate) is no when candidate is saloon-card and count players is 2
after turn, if you is starter and rounds-played is at least 2:
  choose cleared from decks where count stock(it) is more than 6
  put top of stock(cleared) in out
