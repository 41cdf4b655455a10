# What Bids is made of.

kind chest is card
  worth: number

zone cellar is deck
zone block is pile
zone bought of player is pile
counter coins of player, starts at 8
counter sold
secret variable bid of player is number from (0, 1, 2, 3, 4, 5, 6, 7, 8)
