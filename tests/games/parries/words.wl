# What Parries is made of. What a card does as an answer stands on it.

kind card-in-hand is card
  answers: effect

zone stock is deck
zone hand of player is hand
zone pit is pile
counter hits of player
counter rounds
variable called-off is truth
variable active is player
