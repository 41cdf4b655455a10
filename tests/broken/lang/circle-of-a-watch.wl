as soon as p in players where pennies(p) is 8: p: lose 8 pennies
