score(p) gets + 2 * count (sorts as s where pieces-of(p, s) is at least 1) when coins(p) is less than 4
