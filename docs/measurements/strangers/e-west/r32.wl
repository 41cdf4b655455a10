hand-limit(p) is at most 4 when is-wanted(p)
