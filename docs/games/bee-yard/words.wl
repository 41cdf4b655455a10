# What Bee Yard is made of. All cards that somebody owns lie in their hive, hand, discards, or before them.

kind hive-card is card
  cost: number or nobody                                         # what has none cannot be bought
  points: number or nobody
  guards: truth
  played: effect                                                 # what happens when the card is played

zone supply is deck
zone meadow is pile                                              # five open cards that can be bought
zone nursery is pile                                             # workers for all
zone shed is pile                                                # old combs for all
zone hive of player is deck
zone hand of player is hand
zone in-play of player is pile
zone discards of player is pile
zone gone is pile
counter drops of player
counter points-won of player
counter rounds
variable active is player
variable resting is truth

query price(c: hive-card): number is cost of c
query score(p: player): number is points-won(p)
query playable(c: card): truth is can do played of c
