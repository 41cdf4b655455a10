rule rest
  gain ¢1
    gain ¢1
zone chest is pile
  stop
query luck: number is 3
  answer 3
