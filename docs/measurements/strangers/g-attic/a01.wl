after you buy, if pieces-of(you, sort of top of your shelf) is 1 and every others as p where pieces-of(p, sort of top of your shelf) is 0:
  gain 2 coins
