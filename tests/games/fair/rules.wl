# What the fair is made of, and how it goes: as many of the newer words of the language as go into a short game.

kind shade: red, blue
kind prize: doll, hat, whistle
kind side: morning, evening
kind plot
  x: number
  y: number
  near: set of plot
  slant: set of plot
  above: plot or nobody
  muddy: truth
kind hex
  across: number
  close: set of hex
  eastward: hex or nobody
kind stall
  number: number
  beside: set of stall
  onward: stall
kind stair
  number: number
  along: set of stair
  back: stair or nobody
kind ticket is card
  shade: shade
  prize: prize
  worth: number
kind face
  pips: number
kind sweet is card
  eaten: effect
  kept: abilities for active when this in jar(active)
counter coins of player, up to 40, starts at 6
counter cheer of player, from -5, up to 20
counter rounds
variable active is player
variable at-plot of player is plot
variable at-hex of player is hex
variable at-stall of player is stall
variable on-stair of player is stair or nobody
variable side-of of player is side
variable bid of player is number
secret variable plan of player is stall or nobody from stalls
secret variable purse of player is number from (0 to 12)
zone rolls is deck
zone sweets-left is pile
zone jar of player is pile
zone tickets-of of player is hand
table prizes for number: 0, 1, 3, 6
event rung
invariant purses: every (players as p where purse(p) is at most 12)
query walk-fee: number is remainder of (rounds divided by 2)
query team(s: side): number is lowest cheer(it) over (players where side-of(it) is s)
query mate(p: player): player or nobody is first of (others where side-of(it) is side-of(p)) from left of p
query score(p: player): number is highest of (0, coins(p)) + team(side-of(p)) + total worth of it over tickets-of(p)
query ahead(p: player): set of stall is reached from at-stall(p) in 2 steps by beside of it
query slow(p: player): truth is muddy of at-plot(p) or position of shade of top of rolls is 2

rule play
  put tickets in rolls
  shuffle rolls
  put toffee on sweets-left
  put humbug on sweets-left
  put lolly on sweets-left
  choose starter from players at random
  set active to starter
  for each p in players:
    choose joined from sides at random
    set side-of(p) to joined
    choose hidden from 0 to 3 at random
    set purse(p) to hidden
  repeat 4 times:
    gain 1 rounds
    for each p in players from active: p: turn
    offers
    set active to left of active
  win (players with most score(it))

rule turn
  choose action

action walk
  needs any near of at-plot(you)
  may pay (walk-fee) coins: gain 1 cheer
  choose trodden from (near of at-plot(you) also slant of at-plot(you)) where it is not at-plot(you)
  set at-plot(you) to trodden
  if above of trodden is nobody or slow(you): lose 1 cheer

action hop
  choose hopped from close of at-hex(you) except (hexes where across of it is 3)
  set at-hex(you) to hopped
  let next-one be eastward of hopped
  if next-one is not nobody and across of next-one is more than 4: signal rung

action visit
  choose visited from ahead(you)
  set at-stall(you) to visited
  choose planned from stalls where it is not onward of at-stall(you)
  set plan(you) to planned
  choose rolled from faces at random
  gain (pips of rolled + number of visited divided by 3) coins

action climb
  choose climbed from stairs where on-stair(you) is nobody or it in along of on-stair(you)
  set on-stair(you) to climbed
  choose luck from 1 to 6 at random
  if luck is at least number of climbed: gain (lowest of (luck, prizes(number of climbed))) cheer
  otherwise: set on-stair(you) to back of climbed

action nibble
  needs any sweets-left
  choose bitten from sweets-left
  put bitten in jar(you)
  do eaten of bitten
  if bitten is lolly: put toffee on sweets-left
  if count (jar(you) where it in copies of bitten) is 3: gain 2 cheer

action reveal
  needs plan(you) is not nobody
  if plan(you) is at-stall(you): gain (purse(you)) coins
  set plan(you) to nobody
  set purse(you) to 0

rule offers
  for each p in players at once:
    p: choose offered from 0 to coins(p)
    set bid(p) to offered
  for each p in players by most bid(it) from active:
    if any rolls:
      p: pay (bid(p)) coins
      put top of rolls in tickets-of(p)
  if every players as p where bid(p) is 0: signal rung
  taking turns p in (players where cheer(it) is less than 0) from active: p: may: gain 1 cheer

after offers, if mate(active) is not nobody: mate(active): gain 1 coins
when rung: lose 1 cheer
before you gain cheer, if amount is at least 3: for this turn-of-luck: forbid nibble
as soon as p in players where cheer(p) is 20: win p
frame turn-of-luck
  nothing
