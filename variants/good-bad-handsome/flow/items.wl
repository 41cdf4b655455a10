# Legendary items: one of each, drawn unseen, and put back where they came from.

query legendary-pile: set of item is items as x where legend of x and no (players where owns(it, x))  [GBH-02, GBH-08]

invariant one-of-each: no (items as x where legend of x and count (players where owns(it, x)) is more than 1)  [GBH-01]

rule draw-legendary-item
  choose legend-drawn from legendary-pile at random              [GBH-04, OPEN-69]
  turn-over legend-drawn                                         [GBH-04]

rule turn-over(x: item)                                          # all see what has been drawn
  if ruling legends-may-be-left:                                 [GBH-04]
    may: keep-legend x                                           [OPEN-69]
  otherwise:
    keep-legend x

rule keep-legend(x: item)
  gain-item x                                                    [GBH-05]

# ---- making room ----

query has-legend(p: player): truth is any (gear(p) where legend of it)
query misc-gear(p: player): set of item is gear(p) where item-sort of it is misc

has-room(p, x) is yes when legend of x                           [GBH-07, ITEM-07]
query crowds-out(p: player, x: item): truth is legend of x and item-sort of x is misc and count misc-gear(p) is at least misc-limit(p)  [ITEM-06]
before gain-item, if crowds-out(you, x): make-room               [GBH-07]

rule make-room
  choose item-left from misc-gear(you)                           [GBH-07]
  if legend of item-left: return-legend item-left                [GBH-08]
  otherwise: give-up-item item-left                              [ITEM-08]

rule return-legend(x: item)
  set owns(you, x) to no                                         [GBH-08]

# ---- what some of them do ----

query within-a-rope(p: player): set of player is players where it is not p and any cattle(it) and (spot(it) is spot(p) or spot(it) in next-to(spot(p))) and count cattle(p) is less than cattle-limit(p)  [CATTLE-03]
