# A trick taken with a one is worth two points.
after take-trick, if strength of winning is 1: gain 2 points

# Greed costs.
after count-up, if tricks(you) is more than foretold(you): lose (tricks(you) - foretold(you)) points

# The prevailing weather is not led while there is another.
forbid lay when lead is nobody and weather of card-laid is prevailing and any (your hand where weather of it is not prevailing)

# The starting player may change the weather.
after deal:
  starter: may choose day-swapped from hand(starter):
    put almanac in hand(starter)
    put day-swapped in almanac

# No tricks, rightly foretold.
after count-up, if foretold(you) is 0 and tricks(you) is 0: gain (hand-size) points
