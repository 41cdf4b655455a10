# be01
price(c) gets - 1 when guards of c and no (owned(active) where guards of it)
# be02
after take-home, if cost of c is at least 6: for each p in others: p: gain 1 drops
# be03
before rest, if count your hand is 0: gain 1 points-won
# be04
action feed-the-nursery
  needs first this turn
  choose fed from your hand where it is worker
  put fed in nursery
  gain 2 drops
# be05
forbid buy when points of card-bought is at least 2 and drops(you) is less than price(card-bought) + 1
