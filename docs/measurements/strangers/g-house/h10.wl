replace rule take-income
  choose one:
    gain (10 * highest of (1, count (gear(you)))) money
    draw 2
    lose 1 wounds
  if no others where lp(it) is less than lp(you): gain 1 lp
