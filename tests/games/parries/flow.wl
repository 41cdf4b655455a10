# Three rounds of one blow each; everybody may answer a blow, one after the other.

rule play
  put card-in-hands in stock
  shuffle stock
  for each p in players:
    repeat 2 times: put top of stock in hand(p)
  repeat until rounds is 3:
    gain 1 rounds
    for each p in players: p: blow
  win (players with most hits(it))

rule blow
  set active to you
  choose struck from players except you
  set called-off to no
  taking turns p in players from left of you:
    if not called-off: p: answer-it
  if not called-off: gain 1 hits
  choose kept from your hand
  put kept in pit
  put top of stock in your hand

rule answer-it
  may choose answering from your hand where can do answers of it:
    put answering in pit
    do answers of answering

rule call-off
  needs not called-off and active is not you
  set called-off to yes
