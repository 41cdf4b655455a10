# What Coin Race is made of.

kind metal: copper, silver

kind coin is card
  metal: metal
  worth: number
  flipped: effect
  kept: abilities for keeper when this in tray

zone pouch is deck
zone palm of player is hand
zone tray is pile
counter pennies of player, unit ¢, up to 9, starts at 1
counter medals of player
variable keeper is player or nobody
