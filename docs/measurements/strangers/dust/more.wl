with wild-wild-west:
  after you heist, if winner is you:
    for each p in others where spot(it) is spot(you): p: be-wanted 1
