rule Rest
  gain 1 Medals
  gain 1 my_medals
  gain 1 médals
