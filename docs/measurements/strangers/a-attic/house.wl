# at01
before sale: show top of attic to (players with fewest coins(it))
# at02
after buy: for each p in others where offer(it) is offer(you) - 1: p: gain 1 coins
# at03
counting(p) gets + 1 when no shelf(p) and offer(p) is more than 0
# at04
score(p) gets + 5 when every (sorts as s where pieces-of(p, s) is at least 1)
# at05
instead of buy, if sales is at least 10 and coins(you) is offer(you):
  put bottom of block in your shelf
  lose (half of offer(you)) coins
# at06
after buy, if count your shelf is more than count shelf(left of you):
  may choose given from your shelf:
    put given in shelf(left of you)
    gain (worth of given) coins
# at07
after sale, if any block:
  for each p in players with most offer(it): p: lose 1 coins
# at08
as soon as p in players where collections(p) is at least 2: show top of attic to p
# at09
worth-of(p) gets + 2 * count (shelf(p) where sort of it is clock) when no (shelf(p) where sort of it is lamp)
# at10
after lose coins, if amount is at least 6:
  choose one:
    gain 2 coins
    show top of attic to you
