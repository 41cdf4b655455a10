score(p) gets + 2 when every gangs where any stack(p, it)
