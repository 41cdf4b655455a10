# Just enough of a game for effects that are hard to say.

kind gang: red-gang, blue-gang

kind outlaw is card
  gang: gang

kind ploy is card
  played: effect

kind hero
  ability: abilities for bearer(this)

zone stock is deck
zone spent is pile
zone out is pile
zone hand of player is hand
zone stack of player for gang is pile

counter wanted of player, up to 9
counter wounds of player, up to 3
counter fame of player
counter money of player, unit $

variable bearer for hero is player or nobody

query uncovered(p: player): set of card is each top of stack(p, it) over gangs

query hand-limit(p: player): number is 5

rule draw(n: number)
  repeat (n) times: put top of stock in your hand

rule discard(n: number)
  needs count your hand is at least n
  choose (n) shed from your hand
  put shed in spent

rule play
  for each ploy-card in ploys: put ploy-card in stock
  for each outlaw-card in outlaws: put outlaw-card in stock
  shuffle stock
  for each hero-there in heros: set bearer(hero-there) to nobody
  for each p in players:
    p: draw 2
  repeat:
    for each p in players:
      p: turn

frame turn
  if no stock: win you
  draw 1
  choose card-played from your hand
  if card-played is ploy:
    do played of card-played
  put card-played in spent
