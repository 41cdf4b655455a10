# Six rounds: write two orders each, march, count what the towns bring.

rule play
  choose opener from players at random
  set starter to opener
  for each p in players: p: pitch-camp
  repeat until rounds is 6: round
  win (players with most score(it))

rule pitch-camp
  choose home from fields where ground of it is camp and holder(it) is nobody at random
  set holder(home) to you
  set troops(home) to 5

frame round
  gain 1 rounds
  for each p in players from starter: p: write-orders
  for each s in sheets:
    for each p in players from starter: p: march s
  for each f in fields where ground of it is town and holder(it) is not nobody: muster f  [FORDS-05]
  for each p in players:
    for each s in sheets: p: tear-up s
  set starter to left of starter

rule muster(f: field)
  gain 1 troops(f)

# ---- orders ----

rule write-orders
  for each s in sheets: write s                                  [FORDS-01]

rule write(s: sheet)
  may choose base from held-by(you) where ready(you, it) is more than 0:
    choose target from next-to of base
    choose size from 1 to ready(you, base)
    set base-of(you, s) to base
    set target-of(you, s) to target
    set size-of(you, s) to size

query ready(p: player, f: field): number is troops(f) - total size-of(p, it) over (sheets where base-of(p, it) is f)

rule tear-up(s: sheet)
  set base-of(you, s) to nobody
  set target-of(you, s) to nobody
  set size-of(you, s) to 0

# ---- marches ----

# An order lapses if the field has been lost; of fewer troops than ordered all march.
rule march(s: sheet)
  let base be base-of(you, s)
  let target be target-of(you, s)
  if base is nobody or target is nobody: stop
  if holder(base) is you: set-out (lowest of (size-of(you, s), troops(base))) from base to target  [FORDS-02]

rule set-out(n: number, from base: field, to target: field)
  lose (n) troops(base)
  if troops(base) is 0: set holder(base) to nobody
  if holder(target) is nobody: set holder(target) to you
  if holder(target) is you: gain (n) troops(target)
  otherwise: attack n at target                                  [FORDS-03]

# Each side adds a die to its troops; where both are equal, who was there stays.
rule attack(n: number, at target: field)
  choose attack-roll from 1 to 6 at random
  choose defence-roll from 1 to 6 at random
  if n + attack-roll is more than troops(target) + defence-roll:
    set holder(target) to you
    remain (left-of(n, troops(target))) in target                [FORDS-04]
  otherwise: remain (left-of(troops(target), n)) in target       [FORDS-04]

rule remain(n: number, in target: field)
  set troops(target) to n

query left-of(winners: number, losers: number): number is highest of (1, winners - half of losers)
