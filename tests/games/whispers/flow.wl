# Turns of one deed each.

rule play
  put notes in pouch
  shuffle pouch
  for each p in players:
    repeat 3 times:
      put top of pouch in hand(p)
  choose beginner from players at random
  set active to beginner
  repeat:
    active: turn
    set active to left of active

rule turn
  if no pouch and no your hand: give-up
  choose one:
    draw
    peek
    pass-on
    steal
    bury
    flaunt
    hide
    read-out
    gain 1 nerve
  if no pouch:
    put desk in pouch
    shuffle pouch

rule give-up
  win (players with most read(it))

rule draw
  needs any pouch
  put top of pouch in your hand

rule peek
  needs any pouch
  show top of pouch to you
  may:
    put top of pouch under pouch

rule pass-on
  needs any your hand
  choose friend from others
  choose note-passed from your hand
  put note-passed in hand(friend)

rule steal
  needs any others where any hand(it)
  choose victim from others where any hand(it)
  may pay 1 nerve:
    choose note-stolen from hand(victim) at random
    put note-stolen in your hand

rule bury
  needs any your hand
  choose note-buried from your hand
  put note-buried under pouch

rule flaunt
  needs any your hand where ink of it is red
  choose note-shown from your hand where ink of it is red
  show note-shown
  gain 1 nerve

rule hide
  needs any your hand
  choose note-hidden from your hand
  put note-hidden in chest

rule read-out
  needs any your hand
  choose note-read from your hand
  put note-read on desk
  gain (worth of note-read) read

as soon as p in players where read(p) is at least 12: win p
