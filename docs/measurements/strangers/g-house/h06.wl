when ends-turn, if nuggets(you) is at least 2 and you in (players with most nuggets(it)):
  choose one:
    pay-nuggets 1: gain 2 lp
    discard 1
    be-wanted 1
