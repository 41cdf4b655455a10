# Poker at a Saloon.

query ranks-of(c: card): set of rank is ranks where it is rank of as-card(c) or is-wild(c)  [POKER-17, OPEN-19, OPEN-85]
query suits-of(c: card): set of suit is suits where it is suit of as-card(c) or (is-wild(c) and ruling cheat-any-suit)  [POKER-17, OPEN-19, DIFF-36]
query is-wild(c: card): truth is any-rank of face of as-card(c) and c not in flop  [POKER-16, POKER-18, DIFF-37]
query strength(p: player): number is hand-strength(shown(p), flop, ruling ace-low, ruling five-of-a-kind, ruling equal-high-cards is tie)  [POKER-07, POKER-14, POKER-15, OPEN-17, OPEN-18, OPEN-21, OPEN-84, DIFF-34]

action poker
  needs site of spot(you) is saloon and money(you) is at least 10  [POKER-01, OPEN-22]
  poker-hand

frame poker-hand
  set pot to 50                                                  [POKER-03]
  set dealer to nobody
  for each p in players: set plays-poker(p) to no
  ante-up                                                        [POKER-01]
  for each p in others from you: p: think-of-joining you         [POKER-02, OPEN-20]
  if no (others where plays-poker(it)):                          [POKER-04, POKER-05]
    set dealer to right of you
    dealer: deal-dealer
  turn-up-flop
  for each p in players where plays-poker(it) from you: p: lay-poker  [POKER-07, OPEN-20]
  if dealer is not nobody: dealer: lay-as-dealer                 [POKER-05]
  show-hands
  for each p in players where plays-poker(it) from you: p: use-luck  [OPEN-23]
  for each p in players where any shown(it) from you: p: show-to-the-log  [POKER-14]
  if dealer is not nobody:
    settle-with-dealer
  otherwise:
    settle-poker
  on leaving:
    for each p in players:                                       [POKER-13, OPEN-27]
      if p is dealer:
        put shown(p) in discards
        put dealer-hand(p) in discards
      otherwise:
        p: clear-table
    put flop in discards                                         [POKER-13]
    set pot to 0

rule ante-up
  pay $10                                                        [POKER-01]
  set plays-poker(you) to yes
  gain 10 pot
  draw 1
  signal has-a-moment

rule think-of-joining(starter: player)
  if region of spot(you) is region of spot(starter) and in-town(spot(you)) and money(you) is at least 10:
    may: ante-up                                                 [POKER-02, OPEN-22]

rule turn-up-flop
  repeat 3 times:
    refill-deck                                                  [OPEN-26]
    put top of poker-deck in flop                                [POKER-06]

rule deal-dealer
  repeat 4 times:
    refill-deck                                                  [OPEN-26]
    put top of poker-deck in your dealer-hand                    [POKER-04]

rule lay-poker
  repeat 2 times:                                                [POKER-07, POKER-08, OPEN-17, DIFF-31]
    choose poker-card-laid from layable(you)
    lay poker-card-laid

rule lay-as-dealer
  repeat 2 times:
    choose dealer-card-laid from your dealer-hand
    put dealer-card-laid in your laid

rule show-hands
  for each p in players: put laid(p) in shown(p)                 [OPEN-20]

rule use-luck
  for each c in your shown:
    if can do at-poker of face of as-card(c): do at-poker of face of as-card(c)  [POKER-19, OPEN-23]

rule settle-with-dealer
  if strength(you) is at least strength(dealer):                 [POKER-11]
    win-poker pot                                                [POKER-09]
    if ruling dealer-draws: dealer: draw 1                       [OPEN-24, OPEN-94]
  otherwise:
    lose-poker                                                   [POKER-10]

rule settle-poker
  let winners be best-hands
  for each p in winners from you: p: win-poker ((pot divided by 10) divided by count winners * 10)  [POKER-09, POKER-12, OPEN-25, DIFF-33]
  for each p in players where plays-poker(it) and it not in winners from you: p: lose-poker  [POKER-09]

query best-hands: set of player                                  [POKER-09]
  let best be (players where plays-poker(it)) with most strength(it)
  if active in best: answer (active)                             [POKER-11]
  answer best

rule win-poker(share: number)
  gain share money                                               [POKER-09]
  if you is active: gain 1 lp                                    [POKER-09]

rule take-back-a-card                                            # of those laid, by chance
  choose card-kept from your shown at random
  put card-kept in your hand

rule lose-poker
  draw 1                                                         [POKER-09]
