query many: number is count (1, 2, 1)
query few: number is count (3, 2 + 1)

before lap:
  choose m from (copper, silver, copper) at random
  choose n from (1, 2, 3) at random
