# House rules.

instead of muster, if troops(f) is at least 6: nothing

score(p) gets + 3 when p is only (players with most army(it))

before round:
  for each p in players with fewest count held-by(it):
    p: choose field-reinforced from held-by(p)
    gain 1 troops(field-reinforced)

forbid write when ground of target is camp and rounds is 1

after attack, if holder(target) is you and ground of target is town:
  for each f in next-to of target where holder(it) is you: gain 1 troops(f)

before set-out, if ground of base is camp:
  choose muster-roll from 1 to 6 at random
  if muster-roll is at least 5: gain 1 troops(base)

as soon as p in players where towns-of(p) is 4: win p
