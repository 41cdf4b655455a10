# Items: who has which, which mount and weapon are active, buying, upgrading, using. An upgraded item is an item of its
# own that 'improves' the plain one.

query gear(p: player): set of item is items where owns(p, it)
query in-use(p: player, x: item): truth is owns(p, x) and (item-sort of x is misc or x is active-mount(p) or x is active-weapon(p))  [ITEM-03, OPEN-53]
query has-copy(p: player, x: item): truth is owns(p, x) or any (items where improves of it is x and owns(p, it))  [ITEM-01, DIFF-107]
query misc-limit(p: player): number is 3                         [ITEM-06, LIMIT-03, STORE-03]
query has-room(p: player, x: item): truth is item-sort of x is not misc or count (gear(p) where item-sort of it is misc) is less than misc-limit(p)  [ITEM-06, DIFF-103]
query on-stand(x: item): truth is count (players where has-copy(it, x)) is less than in-the-box of x  [SETUP-28, ITEM-08, OPEN-51]

invariant few-misc-items: no (players as p where count (gear(p) where item-sort of it is misc) is more than misc-limit(p))  [ITEM-06]
invariant one-copy: no (players as p where any (gear(p) where improves of it is not nobody and owns(p, improves of it)))  [ITEM-01]

# ---- getting and losing ----

rule get-item(x: item)                                           # at a store: a plain item is bought, a better one replaces it
  needs can buy-item(x) or can upgrade-item(x)                   [STORE-01, STORE-02, STORE-03, STORE-05]
  if improves of x is nobody:
    buy-item x                                                   [STORE-01]
  otherwise:
    upgrade-item x                                               [STORE-05]

rule buy-item(x: item)
  needs cost of x is not nobody                                  # others are not for sale
  needs money(you) is at least cost of x                         [STORE-01]
  needs can gain-item(x)                                         [STORE-02, STORE-03]
  needs on-stand(x)                                              [OPEN-51]
  pay (cost of x) money                                          [STORE-01]
  gain-item x

rule upgrade-item(x: item)                                       # once: there is nothing beyond the upgraded side [OPEN-52]
  needs improves of x in gear(you)                               [STORE-05, ITEM-05, OPEN-52]
  needs money(you) is at least cost of x                         [STORE-05]
  pay (cost of x) money                                          [STORE-05, ITEM-05]
  set owns(you, x) to yes
  if active-mount(you) is improves of x: ride x
  if active-weapon(you) is improves of x: wield x
  set owns(you, improves of x) to no

rule gain-item(x: item)
  needs not has-copy(you, x)                                     [ITEM-01, STORE-02]
  needs has-room(you, x)                                         [ITEM-06, STORE-03]
  set owns(you, x) to yes
  if item-sort of x is mount: take-up-mount x
  if item-sort of x is weapon: take-up-weapon x
  do gained of x

rule give-up-item(x: item)                                       # of those that discard themselves; it can be bought again
  set owns(you, x) to no                                         [ITEM-07, ITEM-08]

# ---- the active mount and weapon ----

rule take-up-mount(x: item)                                      # one just bought
  if active-mount(you) is nobody: ride x
  otherwise if ruling new-gear-at-once:                          [DIFF-14]
    may: ride x                                                  [STORE-04, ITEM-04]

rule take-up-weapon(x: item)
  if active-weapon(you) is nobody: wield x
  otherwise if ruling new-gear-at-once:                          [DIFF-14]
    may: wield x                                                 [STORE-04, ITEM-04]

rule ready-mount                                                 # at the start of a turn
  choose mount-ridden from gear(you) where item-sort of it is mount  [TURN-06, ITEM-03, ITEM-04]
  ride mount-ridden

rule ready-weapon
  choose weapon-worn from gear(you) where item-sort of it is weapon  [TURN-06, ITEM-03, ITEM-04]
  wield weapon-worn

rule wield(x: item)
  needs active-weapon(you) is not x
  set active-weapon(you) to x

rule ride(x: item)
  needs active-mount(you) is not x
  set active-mount(you) to x
  if nuggets(you) is more than nugget-limit(you): lose (nuggets(you) - nugget-limit(you)) nuggets  [ITEM-09, DIFF-76, OPEN-54]

# ---- using ----

action use-item
  choose item-used from gear(you) where can do use of it         [CARD-01, TURN-08]
  do use of item-used                                            [CARD-02, CARD-03]

rule look-at-cards(n: number)                                    # of the player you fight, at random
  choose (n) cards-seen from hand(rival) at random
  show cards-seen to you
