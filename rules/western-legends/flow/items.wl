# Items: who has which, which mount and weapon are active, buying, upgrading, using. An upgraded item is an item of its
# own that 'improves' the plain one.

query gear(p: player): set of item is items where owns(p, it)
query has-copy(p: player, x: item): truth is owns(p, x) or any (items where improves of it is x and owns(p, it))  [ITEM-01]
query misc-limit(p: player): number is 3                         [ITEM-06, STORE-03]
query has-room(p: player, x: item): truth is item-sort of x is not misc or count (gear(p) where item-sort of it is misc) is less than misc-limit(p)  [ITEM-06]

rule get-item(x: item)                                           # at a store: a plain item is bought, a better one replaces it
  needs can buy-item(x) or can upgrade-item(x)
  if improves of x is nobody:
    buy-item x
  otherwise:
    upgrade-item x

rule buy-item(x: item)
  needs improves of x is nobody and cost of x is not nobody
  needs money(you) is at least cost of x                         [STORE-01]
  needs not has-copy(you, x)                                     [STORE-02, ITEM-01]
  needs has-room(you, x)                                         [STORE-03, ITEM-06]
  pay (cost of x) money
  gain-item x

rule upgrade-item(x: item)
  needs improves of x is not nobody and improves of x in gear(you)  [STORE-05, OPEN-52]
  needs money(you) is at least cost of x                         [STORE-05]
  pay (cost of x) money
  set owns(you, improves of x) to no
  set owns(you, x) to yes
  if active-mount(you) is improves of x: ride x
  if active-weapon(you) is improves of x: set active-weapon(you) to x

rule gain-item(x: item)
  needs not has-copy(you, x) and has-room(you, x)                [ITEM-01, ITEM-06]
  set owns(you, x) to yes
  if item-sort of x is mount: take-up-mount x
  if item-sort of x is weapon: take-up-weapon x
  do gained of x

rule give-up-item(x: item)                                       # back to the store
  set owns(you, x) to no                                         [ITEM-08]

rule take-up-mount(x: item)
  if active-mount(you) is nobody:
    ride x
  otherwise:
    may: ride x                                                  [STORE-04, ITEM-04]

rule take-up-weapon(x: item)
  if active-weapon(you) is nobody:
    set active-weapon(you) to x
  otherwise:
    may: set active-weapon(you) to x                             [STORE-04, ITEM-04]

rule ride(x: item)
  set active-mount(you) to x

rule ready-mount                                                 # at the start of a turn
  choose mount-ridden from gear(you) where item-sort of it is mount  [TURN-06, ITEM-03, ITEM-04]
  ride mount-ridden

rule ready-weapon
  choose weapon-worn from gear(you) where item-sort of it is weapon  [TURN-06, ITEM-03, ITEM-04]
  set active-weapon(you) to weapon-worn

action use-item
  choose item-used from gear(you) where can do use of it         [CARD-01]
  do use of item-used                                            [CARD-02, CARD-03]
