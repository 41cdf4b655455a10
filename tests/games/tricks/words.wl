# What Tricks is made of. `highest-laid` still names a card when it has long been gathered, which all have seen.

kind rank: seven, ober, king, ace
kind suit: acorns, bells, leaves, hearts

kind suited is card
  rank: rank
  suit: suit

zone stock is deck
zone skat is box
zone hand of player is hand
zone passed of player is hand
zone middle is pile
zone taken of player is pile
counter bells-taken of player
counter rounds
variable leader is player
variable ahead is player or nobody
variable highest-laid is suited or nobody
variable asked-for is suit or nobody
