# What Attic Sale is made of: twenty old things of five sorts, and coins.

kind sort: clock, lamp, globe, mirror, teapot

kind piece is card
  sort: sort
  worth: number

zone attic is deck
zone block is pile                                               # what is for sale
zone shelf of player is pile                                     # what somebody has bought
counter coins of player, up to 20, starts at 10
counter sales
variable offer of player is number                               # the bid, once all have been shown

query last-sale: number is 14
