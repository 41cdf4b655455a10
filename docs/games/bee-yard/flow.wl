# Twelve rounds, or until the supply has run out. In a turn: play and buy cards, in any order, then rest.

price(c) is at least 1

rule play
  set-up
  repeat until rounds is 12 or no supply:
    gain 1 rounds
    for each p in players from active: p: turn
  win (players with most score(it))

rule set-up
  choose opener from players at random
  set active to opener
  put worker in nursery
  put old-comb in shed
  put (hive-cards where cost of it is not nobody) in supply
  shuffle supply
  refill
  for each p in players: p: begin-hive

# Seven workers and three old combs each.
rule begin-hive
  put top 7 of nursery in your discards
  put top 3 of shed in your discards
  draw 5

rule refill
  repeat until count meadow is 5 or no supply: put top of supply in meadow

# ---- a turn ----

frame turn
  set resting to no
  repeat until resting is yes: choose action
  put (hand(you) also in-play(you)) in your discards
  draw 5
  refill
  lose (drops(you)) drops

action play-card
  choose card-played from your hand where playable(it)
  put card-played in your in-play
  do played of card-played

action play-workers
  needs count (your hand where it is worker) is at least 2
  for each c in your hand where it is worker:
    put c in your in-play
    do played of c

action buy
  choose card-bought from meadow where price(it) is at most drops(you)
  lose (price(card-bought)) drops
  take-home card-bought

action rest
  set resting to yes

# ---- what cards do ----

rule draw(n: number)
  repeat (n) times: draw-one

rule draw-one
  if no hive(you):
    put discards(you) in hive(you)
    shuffle hive(you)
  if any hive(you): put top of hive(you) in your hand

rule take-home(c: hive-card)
  put c in your discards
  gain (points of c) points-won

rule throw-out(c: hive-card)
  put c in gone
  lose (points of c) points-won

# Whoever holds a guard may show it and is left in peace.
rule be-robbed
  needs count your hand is at least 4
  may choose guard-shown from your hand where guards of it:
    show guard-shown
  otherwise:
    choose card-lost from your hand
    put card-lost in your discards

# How good a hive is, for bots: what was paid for it, less for cards that stand in the way.
query worth-of(p: player): number is total cost of it over owned(p) - count (owned(p) where cost of it is nobody)
query owned(p: player): set of card is hive(p) also hand(p) also in-play(p) also discards(p)
