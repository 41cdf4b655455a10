# Four rounds with hands of 3, 4, 5 and 6 cards. In each: deal, foretell, play out the hands, count.

rule play
  choose opener from players at random
  set starter to opener
  repeat until rounds is 4:
    round
    set starter to left of starter
  win (players with most points(it))

frame round
  gain 1 rounds
  set leader to starter
  deal
  for each p in players from starter at once:
    p: choose guess from 0 to hand-size
    set foretold(p) to guess
  repeat until no hand(leader): trick
  for each p in players: p: count-up
  on leaving:
    for each p in players: set tricks(p) to 0

rule deal
  put days in sky
  shuffle sky
  for each p in players from starter: put top (hand-size) of sky in hand(p)
  put top of sky in almanac

rule trick
  set lead to nobody
  set winning to nobody
  for each p in players from leader: p: lay
  ahead: take-trick

rule lay
  choose card-laid from fitting(you)
  put card-laid in your laid
  if lead is nobody: set lead to weather of card-laid
  if beats(card-laid):
    set winning to card-laid
    set ahead to you

query fitting(p: player): set of card
  let same be hand(p) where weather of it is lead
  if any same: answer same
  answer hand(p)

query rank(c: day): number
  if weather of c is prevailing: answer 20 + strength of c
  if weather of c is lead: answer 10 + strength of c
  answer strength of c

query beats(c: day): truth is winning is nobody or rank(c) is more than rank(winning)

rule take-trick
  gain 1 tricks
  set leader to you
  put (each laid(it) over players) in sky

# Who was right gets 5 points and one for each trick; who was not gets nothing.
rule count-up
  if tricks(you) is foretold(you): gain (5 + tricks(you)) points

# How well things stand before the round is counted: what bots go by.
query nearness(p: player): number
  if tricks(p) is more than foretold(p): answer 0
  answer 6 - (foretold(p) - tricks(p))
