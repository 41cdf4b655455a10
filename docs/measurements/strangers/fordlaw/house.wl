# F01
score(p) gets + 2 when every held-by(p) where ground of it is not meadow
# F02
forbid attack when troops(target) is 1 and rounds is 1
# F03
after you attack, if holder(target) is not you: lose 1 troops(c3)
# F04
before round, if rounds is 3:
  for each f in fields where ground of it is camp and holder(it) is nobody: gain 2 troops(f)
# F05
forbid set-out when no (next-to of target where holder(it) is you)
# F06
after muster, if troops(f) is more than 6: lose (half of troops(f)) troops(f)
# F07
score(p) gets - 1 when army(p) is more than total army(it) over (players where it is not p)
# F08
ready(p, f) is at most 4 when ground of f is town
# F09
forbid march when s is second-sheet and rounds is 6
# F10
instead of you muster, if ground of f is town and any (next-to of f where holder(it) is not nobody and holder(it) is not holder(f)): lose 1 troops(f)
# F11
after round:
  for each p in players by fewest towns-of(it):
    p: choose camp-aided from held-by(p)
    gain 1 troops(camp-aided)
# F12
before write-orders:
  may choose spied from fields where holder(it) is not you and holder(it) is not nobody:
    choose die from 1 to 6 at random
    if die is at least 5: lose 1 troops(spied)
    otherwise: lose 2 troops(first of held-by(you))
# F13
as soon as p in players where towns-of(p) is 4: win p
