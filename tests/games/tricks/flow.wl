# Three rounds: deal, pass, play out all hands.

rule play
  repeat until rounds is 3: round
  win (players with fewest bells-taken(it))

rule round
  gain 1 rounds
  put suiteds in stock
  shuffle stock
  repeat 4 times:
    for each p in players: put top of stock in hand(p)
  put stock in skat
  for each p in players: p: pass-on
  for each p in players: put passed(p) in hand(left of p)
  repeat 4 times: trick
  for each p in players: p: gain (count taken(p) where suit of it is bells) bells-taken

rule pass-on
  choose card-passed from your hand
  put card-passed in your passed

rule trick
  set asked-for to nobody
  set highest-laid to nobody
  for each p in players from leader: p: lay-one
  put middle in taken(ahead)
  set leader to ahead
  set ahead to nobody

rule lay-one
  choose card-laid from fitting(you)
  put card-laid in middle
  if asked-for is nobody: set asked-for to suit of card-laid
  if suit of card-laid is asked-for and (highest-laid is nobody or position of rank of card-laid is more than position of rank of highest-laid):
    set highest-laid to card-laid
    set ahead to you

query fitting(p: player): set of suited
  let same be hand(p) where suit of it is asked-for
  if any same: answer same
  answer hand(p)
