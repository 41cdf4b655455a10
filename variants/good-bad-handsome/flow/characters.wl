# What the new characters do beyond the words of the box.

# ---- Judge Roy Bean sits and waits ----

query outlasts-npcs(p: player): truth is no
ties-go-to is fighter when foe is not nobody and outlasts-npcs(fighter)  [HEIST-05, BANDIT-04, SHERIFF-09]

# ---- Butch Cassidy keeps what an arrest costs the other ----

rule keep-the-spoils(loser: player)                              # before it is lost
  choose one:
    keep-money loser
    keep-nuggets loser
    leave-it

rule keep-money(loser: player)
  needs money(loser) is more than 0
  gain (money-half(loser)) money                                 [ARREST-04]

rule keep-nuggets(loser: player)
  needs nuggets-at-stake(loser) is more than 0
  gain (half of nuggets-at-stake(loser)) nuggets                 [ARREST-04]

# ---- Joaquin Murrieta and those on the other side of the law ----

event crosses-the-law                                            # has fought one of the other track, whoever began it

variable fights-across is truth                                  # as both stood when the fight began
query across(p: player, q: player): truth is is-wanted(p) and marshal(q) is more than 0 or is-wanted(q) and marshal(p) is more than 0

before fight-player: look-across opposed
after fight-player, if fights-across:
  for each p in fighters: p: signal crosses-the-law

rule look-across(opposed: player)
  set fights-across to no
  if across(you, opposed): set fights-across to yes
