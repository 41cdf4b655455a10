query luck: numbr is 3
variable loser is plaier
counter gold of plaier
kind bill is crad
kind box
  inside: set of con
