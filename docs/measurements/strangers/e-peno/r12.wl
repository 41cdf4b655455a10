score(p) gets - tokens(p)
