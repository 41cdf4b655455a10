rule bid
  choose n from 0 to 999
  choose m from (0, 3, 1000)
  choose p from 0 - 3 to 2
  choose r from (0 - 3, 4) at random
  choose 2 q from (0 - 3, 4)
