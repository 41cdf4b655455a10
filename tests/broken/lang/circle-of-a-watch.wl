as soon as p in players where pennies(p) is 9: p: lose 9 pennies
