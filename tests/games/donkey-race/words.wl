# What Donkey Race is made of.

kind straw is card
  worth: number

zone bale is deck
zone basket of player is hand
zone trough is pile
counter yards of player, up to 20
counter kicks of player
variable biter is player or nobody
