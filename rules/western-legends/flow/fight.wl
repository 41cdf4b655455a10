# One frame for every fight: a duel, a heist, a bandit, the Sheriff's attempt.

event opens-fight
event wins-fight                                                 # once all is settled; also a target who escapes

query speaker: player is right of fighter                        [HEIST-03, OPEN-77]
query fighters: set of player is players where it is fighter or it is rival
query opponent-of(p: player): player or nobody                   # nobody when an NPC stands against p
  if p is fighter: answer rival
  if p is rival: answer fighter
  answer nobody
query layable(p: player): set of card is hand(p)                 # what p can lay in a fight or in poker
query npc-cards: number                                          [LIMIT-08]
  if foe is guard: answer 3                                      [HEIST-03]
  if foe is sheriff: answer 4                                    [SHERIFF-09]
  answer 2                                                       [BANDIT-04]
query npcs-show(p: player): truth is no                          # they lay before p does, and face up
query npc-lays-first: truth is npcs-show(fighter) or foe is guard and ruling guard-lays-first  [HEIST-03, DIFF-42]
query advantage(p: player): number is 0                          # what p takes off every card laid against p
query lowering(p: player): number
  if opponent-of(p) is nobody: answer lowered(p)
  answer lowered(p) + advantage(opponent-of(p))
query foe-lowering: number is foe-lowered + advantage(fighter)
query as-card(c: card): card is c                                # which card a card counts as
query rank-value(r: rank): number is 1 + position of r           [FIGHT-12]
query boost(p: player): number is 0                              # what raises the own card
query allowed-boost(p: player): number                           # what of it counts, by the ruling
  if ruling values-rise: answer boost(p)                         [FIGHT-13, DIFF-20]
  answer 0
query fight-value(n: number): number                             [FIGHT-13, LIMIT-10]
  if n is less than rank-value(two): answer rank-value(two)
  if n is more than rank-value(ace): answer rank-value(ace)
  answer n
query value(p: player): number is fight-value(rank-value(rank of as-card(only shown(p))) - lowering(p) + allowed-boost(p))  [FIGHT-12, HEIST-04]
query npc-value: number is fight-value(rank-value(rank of (only npc-shown)) - foe-lowering)  [FIGHT-12, HEIST-04]
query opposing-value: number                                     # what stands against the fighter
  if rival is nobody: answer npc-value
  answer value(rival)
query ties-go-to: player or nobody                               # nobody: the NPC
  if rival is not nobody: answer fighter                         [FIGHT-14]
  if foe is guard and not ruling guard-wins-ties: answer fighter  [HEIST-05, DIFF-41]
  answer nobody                                                  [BANDIT-04, SHERIFF-09, SHERIFF-10]

rule fight-player(opposed: player, in what: contest)
  set fighter to you
  set rival to opposed
  set foe to nobody
  set contest to what
  fight
  set contest to nobody

rule fight-npc(opposed: npc, in what: contest)
  set fighter to you
  set rival to nobody
  set foe to opposed
  set contest to what
  set voided to no
  fight
  set contest to nobody

frame fight                                                      [FIGHT-02]
  set decided to no
  set card-cancelled to no
  set foe-lowered to 0
  for each p in players: set lowered(p) to 0
  if foe is guard or foe is bandit: deal-fight-cards             [HEIST-03, BANDIT-04, DIFF-65]
  if ruling opening-first: open-fight                            [FIGHT-04, DIFF-18, DIFF-43, DIFF-66]
  lay-cards
  if not decided and not ruling opening-first: open-fight        [DIFF-19]
  if not decided: fight-it-out
  reward
  on leaving:
    for each p in players: p: clear-table                        [FIGHT-16, FIGHT-08]
    put (each fight-hand(it) over players also each npc-laid(it) over players also npc-shown) under fight-deck  [HEIST-08, BANDIT-08, SHERIFF-09, LIMIT-08]

rule open-fight
  for each p in fighters from fighter: p: signal opens-fight     [FIGHT-04]

rule rattle(opposed: player)                                     # before a fight
  opposed: choose one:                                           [OPEN-56]
    discard 1
    take-wound

rule lay-cards
  if foe is not nobody and npc-lays-first: npc-lays              [DIFF-42]
  if contest is attempt-contest and ruling may-give-in:
    lay-or-give-in                                               [SHERIFF-09, DIFF-72]
  otherwise:
    lay-from-hand                                                [FIGHT-05, HEIST-03, BANDIT-04]
  if no laid(fighter):                                           [OPEN-03, OPEN-90]
    set winner to rival
    set decided to yes
    stop
  if foe is not nobody and not npc-lays-first: npc-lays          [HEIST-03, BANDIT-04, SHERIFF-09]
  if rival is not nobody: rival: take-up                         [FIGHT-06]

rule lay-from-hand
  choose laid-card from layable(you)                             [FIGHT-05]
  lay laid-card

rule lay-or-give-in
  may choose laid-card from layable(you): lay laid-card

rule take-up
  may choose answering-card from layable(you):                   [FIGHT-06, OPEN-03]
    lay answering-card
  otherwise:                                                     [FIGHT-07, DIFF-24]
    set winner to fighter
    set decided to yes

rule lay(c: card)                                                # face down
  put c in your laid

rule deal-fight-cards
  speaker: hold-fight-cards npc-cards

rule hold-fight-cards(n: number)
  repeat (n) times: put top of fight-deck in your fight-hand

rule npc-lays
  if no fight-hand(speaker): deal-fight-cards                    [SHERIFF-09]
  speaker: lay-for-npc

rule lay-for-npc
  choose npc-card from your fight-hand
  put npc-card in your npc-laid
  if npcs-show(fighter): put your npc-laid in npc-shown

rule fight-it-out
  reveal-cards
  for each p in fighters from fighter:                           [FIGHT-09, FIGHT-10, OPEN-11, DIFF-23]
    for each c in shown(p): p: do bonus of face of as-card(c)    [FIGHT-18]
  set stage to reacting
  taking turns p in fighters from fighter:                       [FIGHT-11, FIGHT-18, HAND-08, SHERIFF-10, OPEN-12, DIFF-73, DIFF-99]
    p: react
  set stage to quiet
  if foe is not nobody and not card-cancelled:                   [HEIST-03, BANDIT-04, BANDIT-09, SHERIFF-09, OPEN-15]
    for each c in npc-shown: fighter: suffer c                   [HEIST-03, BANDIT-04, SHERIFF-09]
  compare

rule suffer(c: card)                                             # what is printed on the fight card happens to you
  do effect of c                                                 [HEIST-03, BANDIT-04, SHERIFF-09]

rule reveal-cards
  for each p in fighters: put laid(p) in shown(p)                [FIGHT-09]
  for each p in players: put npc-laid(p) in npc-shown            [HEIST-03, BANDIT-04, SHERIFF-09]

rule compare
  fighter: tell-values value(fighter) against opposing-value     [FIGHT-12]
  if value(fighter) is more than opposing-value:                 [FIGHT-12, HEIST-04]
    set winner to fighter
  otherwise:
    if value(fighter) is less than opposing-value:               [FIGHT-12, HEIST-04, FIGHT-16]
      set winner to rival
    otherwise:
      set winner to ties-go-to

rule lower-opposing(n: number)
  if opponent-of(you) is nobody:
    gain n foe-lowered
  otherwise:
    gain n lowered(opponent-of(you))

rule cancel-fight-card
  set card-cancelled to yes                                      [OPEN-15]

rule void-fight
  needs not voided                                               [OPEN-89]
  may: begin-anew

rule begin-anew
  set voided to yes
  fighter: draw 1
  restart fight

rule lose-a-fight
  be-wounded 1 from from-result                                  [FIGHT-15, WOUND-04, DIFF-92]
  draw 1                                                         [FIGHT-15, DIFF-22]

# ---- what comes of it: still part of the fight, so that what lasts for a fight counts here ----

rule reward
  if contest is duel-contest: settle-duel
  if contest is rob-contest: settle-robbery
  if contest is arrest-contest: settle-arrest
  if contest is heist-contest: settle-heist
  if contest is bandit-contest: settle-bandit
  if contest is attempt-contest: settle-attempt
  if winner is not nobody: winner: signal wins-fight

rule settle-duel
  if winner is you:
    gain 2 lp                                                    [DUEL-01]
    rival: lose-a-fight
  otherwise:
    lose-a-fight                                                 [FIGHT-16]

rule settle-robbery
  if winner is you:
    be-wanted 1                                                  [ROB-01, ROB-03]
    choose one:                                                  [ROB-01, OPEN-80, DIFF-25]
      rob-money rival
      rob-nuggets rival
      rob-item rival
      leave-it
    may: take-cattle rival                                       [ROB-02]
    rival: lose-a-fight
  otherwise:
    lose-a-fight                                                 [FIGHT-16]

rule rob-money(loser: player)
  needs money(loser) is more than 0
  let loot be share-of-money(loser)
  loser: lose loot money                                         [OPEN-08, OPEN-09]
  gain loot money                                                [ROB-04, OPEN-09]

rule rob-nuggets(loser: player)
  needs nuggets(loser) is more than 0 or ruling fools-gold-is-lost and any hand(loser)  # nobody sees into that hand
  let loot be share-of-nuggets(loser)
  loser: be-relieved loot                                        [OPEN-08, OPEN-09]
  gain loot nuggets                                              [ROB-04, OPEN-09]

query robs-items(p: player): truth is no                         # may take an item instead
query items-to-rob(loser: player): set of item is gear(loser) where item-sort of it is misc and can gain-item(it)  [ITEM-01, ITEM-06]
rule rob-item(loser: player)
  needs robs-items(you) and any items-to-rob(loser)
  choose item-robbed from items-to-rob(loser)
  set owns(loser, item-robbed) to no
  gain-item item-robbed

rule leave-it
  stop

rule take-cattle(loser: player)
  needs any cattle(loser) and count your cattle is less than cattle-limit(you)  [ROB-02, ROB-04, OPEN-10]
  choose taken-along from cattle(loser) at random
  put taken-along in your cattle

query share-of-money(p: player): number                          # what a robber takes
  if ruling rob-share is everything: answer money(p)             [WWW-04]
  answer money-half(p)                                           [OPEN-08]

query share-of-nuggets(p: player): number                        # what a robber takes
  if ruling rob-share is everything: answer nuggets-at-stake(p)  [WWW-04]
  answer half of nuggets-at-stake(p)                             [OPEN-08]

query nuggets-at-stake(p: player): number                        # what counts in a robbery or an arrest
  if ruling fools-gold-is-lost: answer nuggets-at-hand(p)        [OPEN-95]
  answer nuggets(p)                                              [OPEN-16]

rule be-relieved(n: number)                                      # of so many nuggets
  if ruling fools-gold-is-lost: pay-nuggets n                    [OPEN-95]
  otherwise: lose n nuggets

rule settle-arrest
  if winner is you:
    be-marshal 1                                                 [ARREST-02]
    rival: lose-a-fight                                          [OPEN-04]
    arrest rival                                                 [ARREST-03]
  otherwise:
    lose-a-fight                                                 [FIGHT-16]

rule settle-heist
  if winner is you:
    gain $80                                                     [HEIST-06, OPEN-81]
    be-wanted 3                                                  [HEIST-06, HEIST-09]
  otherwise:
    lose-a-fight                                                 [HEIST-07]
    be-wanted 1                                                  [HEIST-07, HEIST-09]

# ---- the kinds of fight ----

action duel
  choose duelled from others where spot(it) is spot(you) and not fought(it) and any layable(you)  [FIGHT-01, FIGHT-03, FIGHT-17, OPEN-03, DUEL-01]
  set fought(duelled) to yes
  fight-player duelled in duel-contest                           [FIGHT-03]

action rob
  choose robbed from others where spot(it) is spot(you) and not fought(it) and any layable(you)  [FIGHT-01, FIGHT-03, FIGHT-17, OPEN-03, ROB-03]
  set fought(robbed) to yes
  fight-player robbed in rob-contest                             [FIGHT-03]

action arrest-somebody
  needs marshal(you) is at least 1                               [ARREST-01]
  choose arrested from others where spot(it) is spot(you) and is-wanted(it) and not fought(it) and any layable(you) and can arrest(it)  [ARREST-01, FIGHT-01, FIGHT-03, FIGHT-17, OPEN-03]
  set fought(arrested) to yes
  fight-player arrested in arrest-contest                        [FIGHT-03]

action heist
  needs site of spot(you) is bank                                [HEIST-01]
  needs not heisted                                              [HEIST-02]
  needs any layable(you)                                         [OPEN-03]
  set heisted to yes
  fight-npc guard in heist-contest                               [HEIST-03]

rule arrest(culprit: player)                                     # by a player; the Sheriff's are nobody's doing
  culprit: be-arrested                                           [ARREST-03]

rule be-arrested
  set wanted(you) to 0                                           [ARREST-03, ARREST-06]
  lose (money-half(you)) money                                   [ARREST-03, ARREST-04, OPEN-08]
  if contest is not attempt-contest or ruling sheriff-takes-nuggets:  [SHERIFF-11, DIFF-74]
    be-relieved (half of nuggets-at-stake(you))                  [ARREST-03, ARREST-04]
  for each token in cattle(you): return-cattle token             [ARREST-03]
  set spot(you) to dr-sheriff                                    [ARREST-05, DIFF-27]
  set sheriff-at to dr-sheriff                                   [ARREST-05, OPEN-05, OPEN-06]

query money-half(p: player): number is half of (money(p) divided by 10) * 10  [ARREST-04, OPEN-08]
