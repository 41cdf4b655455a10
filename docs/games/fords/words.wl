# What Sixteen Fords is made of: fields with the troops of one player, and two sheets of orders for each.

kind sheet: first-sheet, second-sheet
kind ground: meadow, town, camp

kind field
  at-x: number
  at-y: number
  next-to: set of field
  ground: ground

counter troops of field, up to 12
counter rounds
variable holder of field is player or nobody
variable starter is player
secret variable base-of of player for sheet is field or nobody from held-by(you)
secret variable target-of of player for sheet is field or nobody from fields
secret variable size-of of player for sheet is number from (0 to 12)

query held-by(p: player): set of field is fields where holder(it) is p
query towns-of(p: player): number is count (held-by(p) where ground of it is town)
query army(p: player): number is total troops(it) over held-by(p)
query score(p: player): number is count held-by(p) + towns-of(p)
