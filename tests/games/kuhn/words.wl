# What Kuhn Poker is made of.

kind slip is card
  height: number

zone stock is deck
zone hand of player is hand
counter chips of player, starts at 2
counter pot
variable opener is player or nobody

query gain-of(p: player): number is chips(p) - 2
query height-of(p: player): number is total height of it over hand(p)
