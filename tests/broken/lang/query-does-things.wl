query luck: number
  gain ¢1
  choose n from 1 to 3
  lap
  answer 3
