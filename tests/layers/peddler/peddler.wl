# Whoever works is given Whiskey; pockets hold $180.
after you work: gain-item whiskey
money-limit(p) gets + 60
