# B01
price(c) gets + 1 when count (copies of c) is at most 2 and c in meadow
# B02
score(p) gets + 3 when no (owned(p) where it is old-comb)
# B03
forbid buy when card-bought is honey-jar and rounds is at most 3
# B04
after you take-home, if cost of c is at least 6: lose 1 points-won
# B05
before you rest, if drops(you) is at least 3 and any meadow:
  may: put top of meadow under supply
# B06
forbid play-workers when any your in-play where guards of it
# B07
instead of you gain drops, if amount is more than 3: gain 3 drops; draw 1
# B08
action sell-honey
  choose jar-sold from your hand where it is honey-jar or it is royal-jelly
  throw-out jar-sold
  gain (2 * points of jar-sold) drops
# B09
action prune
  needs first this turn
  needs count (your hand where not playable(it)) is at least 2
  choose 2 pruned from your hand where not playable(it)
  put pruned in gone
  right of you: draw 1
# B10
after turn, if no your discards where it is old-comb and count owned(you) is at most 12:
  for each p in others: p: gain 1 points-won
# B11
when-thirsty(p) gets + 1 when count hand(p) is less than 3
query when-thirsty(p: player): number is 0
before play-card, if when-thirsty(you) is 1: gain 1 drops
