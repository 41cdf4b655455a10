# What Orders is made of.

kind sheet: first-sheet, second-sheet

kind hill
  next: set of hill

counter band of player for hill
counter reserve of player
counter rounds
variable holder of hill is player or nobody
secret variable from-hill of player for sheet is hill or nobody from hills
secret variable to-hill of player for sheet is hill or nobody from hills
secret variable size of player for sheet is number from (0, 1, 2, 3, 4)
