# fd01
after muster, if troops(f) is 12: set holder(f) to nobody
# fd02
before march, if troops(target-of(you, s)) is at least 8 and holder(target-of(you, s)) is not you: gain 1 troops(base-of(you, s))
# fd03
score(p) gets + 3 when every fields where ground of it is not camp or holder(it) is p
# fd04
score(p) gets - 1 when towns-of(p) is less than half of towns-of(left of p)
# fd05
before round:
  for each p in players with fewest army(it):
    for each f in held-by(p) where ground of it is camp: gain 1 troops(f)
# fd06
after attack, if holder(target) is you and ground of target is town:
  choose one:
    gain 1 troops(target)
    for each f in held-by(you) where it in next-to of target: gain 1 troops(f)
# fd07
forbid write when rounds is 1 and ground of target is town
# fd08
as soon as p in players where towns-of(p) is 4: win p
# fd09
after tear-up, if no (sheets where base-of(you, it) is not nobody):
  may choose mustered from held-by(you) where troops(it) is less than 3: gain 1 troops(mustered)
# fd10
instead of remain, if n is 1 and ground of target is camp: set troops(target) to 2
