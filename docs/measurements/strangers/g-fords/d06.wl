score(p) gets + 3 when any (held-by(p) as f where ground of f is camp and every next-to of f where holder(it) is p)
