instead of you gain wounds, if in-town(spot(you)) and count your hand is at least 2:
  choose one:
    discard 2
    gain (amount) wounds
