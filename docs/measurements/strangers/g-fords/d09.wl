as soon as p in players where towns-of(p) is at least 3 and army(p) is more than total army(it) over (players except p): win p
