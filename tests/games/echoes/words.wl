# What Echoes is made of: moments that several abilities answer, and frames inside frames.

kind spirit
  gift: abilities for host(this)

kind token is card
  power: number
  played: effect

zone bag is deck
zone hand of player is hand
zone heap is pile
counter warmth of player, up to 9
counter fame of player
counter rounds
variable host of spirit is player or nobody
variable active is player
variable rival is player or nobody
event rings
