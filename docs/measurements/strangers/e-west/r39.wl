action e39-panhandle
  needs money(you) is at most 10
  needs first this turn
  choose benefactor from others where spot(it) is spot(you) and money(it) is at least 10
  benefactor: choose one:
    give-ten-dollars you
    take-wound
