hand-limit(p) is 7 - half of wounds(p)
