# Turns of one deed; after thirty of them whoever has the most fame wins.

rule play
  put tokens in bag
  shuffle bag
  for each p in players:
    repeat 3 times: put top of bag in hand(p)
  for each s in spirits:
    choose served from players at random
    set host(s) to served
  choose beginner from players at random
  set active to beginner
  repeat:
    active: turn
    gain 1 rounds
    if rounds is at least 30: win (players with most fame(it))
    set active to left of active

rule turn
  choose one:
    ring
    warm-up
    bout
    play-token

rule ring
  signal rings

rule warm-up
  gain 2 warmth

# The fame of a bout goes to whoever throws first; a token may start another bout before that.
frame bout
  needs any others
  choose challenged from others
  set rival to challenged
  repeat 2 times: exchange
  gain 1 fame
  on leaving: set rival to nobody

rule exchange
  may: play-token
  may:
    needs-breath
    end bout

rule needs-breath
  needs first this bout
  lose 1 warmth

rule play-token
  needs any your hand
  choose token-played from your hand
  put token-played on heap
  do played of token-played
  put top of bag in your hand
