# What the new items and characters do beyond the words of the box.

# ---- cattle: a Work Horse carries one token more ----

rule acquire-one-more
  needs count your cattle is less than cattle-limit(you)         [CATTLE-03]
  needs any herd(colour of spot(you))                            [CATTLE-01]
  may: drive-one-more

rule drive-one-more
  put top of herd(colour of spot(you)) in your cattle            [CATTLE-01]

query carries-herds(x: item): truth is x is work-horse or x is draft-horse

before you ride, if not carries-herds(x): leave-cattle-behind    [CATTLE-03]
rule leave-cattle-behind                                         # what another mount does not carry
  repeat until count your cattle is at most 1:
    choose cattle-left from your cattle
    return-cattle cattle-left                                    [CATTLE-08]

# ---- a Holster: every card thrown away makes the other one slower ----

rule draw-faster
  choose cards-spent from 1 to count droppable(you)
  discard cards-spent
  lower-opposing cards-spent

# ---- Isom Dart ----

variable driving-hard of player is truth

rule drive-hard
  set driving-hard(you) to yes

rule let-cattle-go
  set driving-hard(you) to no
  let-herd-run

rule let-herd-run
  for each token in cattle(you): return-cattle token             [CATTLE-08]

# ---- Allan Pinkerton ----

query investigates(p: player): truth is no
query suspects(p: player): set of player is players where it is not p and any hand(it) and (spot(it) is spot(p) or spot(it) in next-to(spot(p)))

action investigate
  needs investigates(you)
  choose suspect from suspects(you)
  show (hand(suspect)) to you
  choose rank-named from ranks
  for each c in hand(suspect) where rank of it is rank-named: suspect: throw-away c

# ---- Bat Masterson ----

query restless-hideouts: set of space is spaces where site of it is bandit-hideout and (bandit-at(it) or room-for-bandit(it))  [BANDIT-02]

rule stir-up(hideout: space)                                     # its bandit leaves, or one comes
  if bandit-at(hideout):
    set bandit-at(hideout) to no
  otherwise:
    set bandit-at(hideout) to yes

# ---- Pearl Hart ----

variable has-to-leave of player is truth

rule get-ready                                                   # for the ride that follows when the action is over
  set has-to-leave(you) to yes

rule leave-in-haste
  set has-to-leave(you) to no
  may: travel 2                                                  [OPEN-31]

after you get-started:
  for each c in your own-character where it is pearl-hart: bring-cattle
rule bring-cattle
  choose herd-robbed from colours where any herd(it)
  put top of herd(herd-robbed) in your cattle                    [CATTLE-01]
