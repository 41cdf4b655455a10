counting(p) gets + 1 when counting(p) is more than 0 and coins(p) is at most 5
