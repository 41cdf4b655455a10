# Poker at a Saloon.

action poker
  needs site of spot(you) is saloon and money(you) is at least 10     [POKER-01, OPEN-22]
  set pot to 50                                                       [POKER-03]
  for each p in players: set plays-poker(p) to no
  ante-up
  for each p in others from you: p: think-of-joining you              [POKER-02, OPEN-20]
  let joined be others where plays-poker(it)
  if no joined: right of you: deal-dealer                             [POKER-04]
  turn-up-flop
  for each p in players where plays-poker(it) from you: p: lay-poker  [POKER-07, OPEN-20]
  if no joined: right of you: lay-as-dealer                           [POKER-05]
  for each p in players: put laid(p) in shown(p)
  if no joined:
    settle-with-dealer (right of you)
  otherwise:
    settle-poker
  for each p in players:                                              [POKER-13, OPEN-27]
    put shown(p) in discards
    put dealer-hand(p) in discards
  put flop in discards                                                [POKER-13]

rule ante-up
  pay $10                                                             [POKER-01]
  set plays-poker(you) to yes
  gain 10 pot
  draw 1

rule think-of-joining(starter: player)
  if region of spot(you) is region of spot(starter) and in-town(spot(you)) and money(you) is at least 10:
    may: ante-up                                                      [POKER-02, OPEN-22]

rule turn-up-flop
  repeat 3 times:
    if no poker-deck:                                                 [OPEN-26]
      put discards in poker-deck
      shuffle poker-deck
    put top of poker-deck in flop                                     [POKER-06]

rule deal-dealer
  repeat 4 times:
    if no poker-deck:
      put discards in poker-deck
      shuffle poker-deck
    put top of poker-deck in your dealer-hand                         [POKER-04]

rule lay-poker
  choose 2 poker-cards-laid from your hand                            [POKER-07, POKER-08, OPEN-17, DIFF-31]
  put poker-cards-laid in your laid

rule lay-as-dealer
  choose 2 dealer-cards-laid from your dealer-hand
  put dealer-cards-laid in your laid

query strength(p: player): number is hand-strength(shown(p), flop)    [POKER-14, OPEN-21]

rule settle-with-dealer(dealer: player)
  if strength(you) is at least strength(dealer):                      [POKER-11]
    win-pot you
  otherwise:
    draw 1                                                            [POKER-09, POKER-10, OPEN-24]

rule settle-poker
  let best be (players where plays-poker(it)) with most strength(it)
  if you in best:                                                     [POKER-11]
    win-pot you
  otherwise:
    for each p in best: p: gain ((pot divided by 10) divided by count best * 10) money    [POKER-12, OPEN-25]
  for each p in players where plays-poker(it) and it not in best:     [POKER-09]
    p: draw 1

rule win-pot(who: player)
  who: gain pot money                                                 [POKER-09]
  if who is active: who: gain 1 lp                                    [POKER-09]
