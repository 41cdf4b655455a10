# One frame for every fight: a duel, a heist, a bandit, the Sheriff's attempt.

event opens-fight

query speaker: player is right of fighter-there                       [HEIST-03, OPEN-77]
query fighter-there: player                                           # the fighter, where one is sure to be there
  for each p in players:
    if p is fighter: answer p
  answer active
query opponent-of(p: player): player or nobody                        # nobody when an NPC stands against p
  if p is fighter: answer rival
  if p is rival: answer fighter
  answer nobody
query npc-cards: number                                               [LIMIT-08]
  if foe is guard: answer 3                                           [HEIST-03]
  if foe is sheriff: answer 4                                         [SHERIFF-09]
  answer 2                                                            [BANDIT-04]
query npc-lays-first: truth is foe is guard and ruling guard-lays-first    [HEIST-03, DIFF-42]
query npc-face-up: truth is no
query lowering(p: player): number is lowered(p)
query foe-lowering: number is foe-lowered
query as-card(c: card): card is c                                      # which card a card counts as
query rank-value(r: rank): number is 1 + position of r                 [FIGHT-12]
query value(p: player): number                                        [FIGHT-12, FIGHT-13, LIMIT-10]
  if no shown(p): answer 0                                            [OPEN-03]
  let raw be rank-value(rank of as-card(only shown(p))) - lowering(p)
  if raw is less than 2: answer 2
  answer raw
query npc-value: number                                               [FIGHT-13, LIMIT-10]
  let raw be rank-value(rank of (only npc-shown)) - foe-lowering
  if raw is less than 2: answer 2
  answer raw
query ties-go-to: player or nobody                                    # nobody: the NPC
  if rival is not nobody: answer fighter                              [FIGHT-14]
  if foe is guard and not ruling guard-wins-ties: answer fighter      [HEIST-05, DIFF-41]
  answer nobody                                                       [BANDIT-04, SHERIFF-09]

rule fight-player(opposed: player, in what: contest)
  set fighter to you
  set rival to opposed
  set foe to nobody
  set contest to what
  set voided to no
  fight

rule fight-npc(opposed: npc, in what: contest)
  set fighter to you
  set rival to nobody
  set foe to opposed
  set contest to what
  set voided to no
  fight

frame fight
  set stage to opening
  set winner to nobody
  set declined to no
  set card-cancelled to no
  set foe-lowered to 0
  for each p in players: set lowered(p) to 0
  if ruling opening-first:                                            [FIGHT-04, DIFF-18, DIFF-43, DIFF-66]
    open-fight
  set stage to laying
  if foe is not nobody: deal-fight-cards
  if npc-lays-first: npc-lays                                         [DIFF-42]
  fighter-there: lay-card                                             [FIGHT-05]
  if foe is not nobody and not npc-lays-first: npc-lays
  for each p in players where it is rival: p: take-up                 [FIGHT-06]
  if not ruling opening-first and not declined:                       [DIFF-19]
    open-fight
  if declined:
    set winner to fighter                                             [FIGHT-07]
    stop
  reveal-cards
  if foe is not nobody and no shown(fighter-there): end fight         [OPEN-03]
  for each p in fighters from fighter-there:                          [FIGHT-09, FIGHT-10, OPEN-11, DIFF-23]
    for each c in shown(p): p: do bonus of face of as-card(c)
  set stage to reacting
  taking turns p in fighters from fighter-there:                      [FIGHT-11, HAND-08, OPEN-12, DIFF-99]
    p: react
  if foe is not nobody and not card-cancelled:                        [BANDIT-09]
    for each c in npc-shown: fighter-there: do effect of c
  compare
  on leaving:
    set stage to quiet
    for each p in players:                                            [FIGHT-16, FIGHT-08]
      put laid(p) in discards
      put shown(p) in discards
      put npc-laid(p) under fight-deck                                [HEIST-08, BANDIT-08, SHERIFF-09]
      put fight-hand(p) under fight-deck
    put npc-shown under fight-deck

rule open-fight
  for each p in fighters from fighter-there: p: signal opens-fight    [FIGHT-04]

rule lay-card
  choose laid-card from your hand
  put laid-card in your laid

rule take-up
  may choose answering-card from your hand:                           [FIGHT-06, OPEN-03]
    put answering-card in your laid
  otherwise:
    set declined to yes

rule deal-fight-cards
  speaker: hold-fight-cards npc-cards

rule hold-fight-cards(n: number)
  repeat (n) times: put top of fight-deck in your fight-hand

rule npc-lays
  speaker: lay-for-npc

rule lay-for-npc
  choose npc-card from your fight-hand
  put npc-card in your npc-laid
  if npc-face-up: put your npc-laid in npc-shown

rule reveal-cards
  set stage to revealing
  for each p in fighters: put laid(p) in shown(p)                     [FIGHT-09]
  for each p in players: put npc-laid(p) in npc-shown

rule compare
  if rival is not nobody:
    for each p in players where it is rival: compare-values value(fighter-there) with value(p) for p
  otherwise:
    compare-values value(fighter-there) with npc-value for nobody

rule compare-values(mine: number, with theirs: number, for whom: player)
  if mine is more than theirs: set winner to fighter
  if mine is less than theirs: set winner to whom
  if mine is theirs: set winner to ties-go-to

rule lower-opposing(n: number)
  if opponent-of(you) is nobody:
    gain n foe-lowered
  otherwise:
    for each p in players where it is opponent-of(you): gain n lowered(p)

rule cancel-fight-card
  set card-cancelled to yes                                           [OPEN-15]

rule void-fight
  needs not voided                                                    [OPEN-89]
  may:
    set voided to yes
    fighter-there: draw 1
    restart fight

rule lose-a-fight
  be-wounded 1 from from-result                                       [FIGHT-15, WOUND-04]
  draw 1                                                              [FIGHT-15]

# ---- the kinds of fight ----

action duel
  choose duelled from others where spot(it) is spot(you) and not fought(it) and any your hand    [FIGHT-01, FIGHT-17, OPEN-03, DUEL-01]
  set fought(duelled) to yes
  fight-player duelled in duel-contest
  if winner is you:
    gain 2 lp                                                         [DUEL-01]
    duelled: lose-a-fight
  otherwise:
    lose-a-fight                                                      [FIGHT-16]

action rob
  choose robbed from others where spot(it) is spot(you) and not fought(it) and any your hand    [FIGHT-01, FIGHT-17, OPEN-03, ROB-03]
  set fought(robbed) to yes
  fight-player robbed in rob-contest
  if winner is you:
    be-wanted 1                                                       [ROB-01]
    choose one:                                                       [ROB-01]
      rob-money robbed
      rob-nuggets robbed
    robbed: lose-a-fight
  otherwise:
    lose-a-fight                                                      [FIGHT-16]

rule rob-money(loser: player)
  let loot be share-of-money(loser)
  loser: lose loot money                                              [OPEN-08, OPEN-09]
  gain loot money                                                     [ROB-04, OPEN-09]

rule rob-nuggets(loser: player)
  let loot be share-of-nuggets(loser)
  loser: lose loot nuggets                                            [OPEN-08, OPEN-09]
  gain loot nuggets                                                   [ROB-04, OPEN-09]

query share-of-money(p: player): number
  if ruling rob-share is everything: answer money(p)                  [WWW-04]
  answer money-half(p)                                                [OPEN-08]

query share-of-nuggets(p: player): number
  if ruling rob-share is everything: answer nuggets(p)                [WWW-04]
  answer half of nuggets(p)                                           [OPEN-08]

action arrest-somebody
  needs marshal(you) is at least 1                                    [ARREST-01]
  choose arrested from others where spot(it) is spot(you) and is-wanted(it) and not fought(it) and any your hand and can arrest(it)    [ARREST-01, FIGHT-01, FIGHT-17, OPEN-03]
  set fought(arrested) to yes
  fight-player arrested in arrest-contest
  if winner is you:
    be-marshal 1                                                      [ARREST-02]
    arrested: lose-a-fight                                            [OPEN-04]
    arrest arrested                                                   [ARREST-03]
  otherwise:
    lose-a-fight                                                      [FIGHT-16]

action heist
  needs site of spot(you) is bank                                     [HEIST-01]
  needs not heisted                                                   [HEIST-02]
  needs any your hand                                                 [OPEN-03]
  set heisted to yes
  fight-npc guard in heist-contest
  if winner is you:
    gain $80                                                          [HEIST-06, OPEN-81]
    be-wanted 3                                                       [HEIST-06]
  otherwise:
    lose-a-fight                                                      [HEIST-07]
    be-wanted 1                                                       [HEIST-07]

rule meet-bandit
  fight-npc bandit in bandit-contest                                  [BANDIT-03, OPEN-07]
  set bandit-at(spot(you)) to no                                      [BANDIT-07]
  if winner is you:
    choose one:                                                       [BANDIT-05]
      gain 1 lp
      marshal-reward
  otherwise:
    lose-a-fight                                                      [BANDIT-06]

rule marshal-reward
  needs wanted(you) is 0                                              [BANDIT-05, MARSHAL-03]
  be-marshal 1
