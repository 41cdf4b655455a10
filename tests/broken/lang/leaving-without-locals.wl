frame rest(n: number)
  let kept be pennies(you)
  gain 1 medals
  on leaving:
    lose 1 medals
    lose n medals
    gain kept pennies
