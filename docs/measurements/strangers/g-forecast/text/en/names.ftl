day-hailstorm = the Hailstorm
    .name = Hailstorm
day-double-rainbow = the Double Rainbow
    .name = Double Rainbow
