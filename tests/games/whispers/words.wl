# What Whispers is made of: everything in it is hidden from somebody.

kind ink: red, blue, green

kind note is card
  ink: ink
  worth: number

zone pouch is deck
zone hand of player is hand
zone chest is box
zone desk is pile
counter read of player, up to 12
counter nerve of player, up to (2 + count desk), starts at 2
variable active is player

invariant desk-is-small: count desk is at most 24
