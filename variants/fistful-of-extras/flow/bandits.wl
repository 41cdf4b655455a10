# Bandits as individuals: who is where, and what the card that is turned up says of them.

kind outlaw: cardsharp, robber, bandido, horse-thief, desperado, fugitive  [EXTRAS-06, OPEN-68]

kind bandit-card is card                                         [EXTRAS-06]
  words-of: outlaw                                               # who only says something [EXTRAS-08]
  against-cardsharp: abilities for fighter when faces(this, cardsharp)
  against-robber: abilities for fighter when faces(this, robber)
  against-bandido: abilities for fighter when faces(this, bandido)
  against-horse-thief: abilities for fighter when faces(this, horse-thief)
  against-desperado: abilities for fighter when faces(this, desperado)
  against-fugitive: abilities for fighter when faces(this, fugitive)

zone bandit-deck is deck                                         [EXTRAS-06]
zone bandit-turned is pile                                       [EXTRAS-07]
zone bandit-heard is pile                                        # turned up for somebody who only says something

variable lair of outlaw is space or nobody

query told-apart: truth is option bandit-cards is drawn          [EXTRAS-06]
query outlaw-at(s: space): outlaw or nobody is only (outlaws where lair(it) is s)
query at-large: set of outlaw is outlaws where lair(it) is nobody
query faces(c: bandit-card, whom: outlaw): truth is c in bandit-turned and foe is bandit and lair(whom) is spot(fighter)  [EXTRAS-07]

# ---- who is where ----

after set-up, if told-apart: deal-outlaws
rule deal-outlaws
  put bandit-cards in bandit-deck                                [EXTRAS-06]
  shuffle bandit-deck                                            [EXTRAS-06]
  for each s in spaces where bandit-at(it):
    choose outlaw-dealt from at-large at random                  [OPEN-68]
    set lair(outlaw-dealt) to s

query unmanned: set of space is spaces where bandit-at(it) and outlaw-at(it) is nobody

after spawn, if told-apart: send-outlaws                         [EXTRAS-10]
after stir-up, if told-apart: send-outlaws                       [EXTRAS-10]
rule send-outlaws
  let-go-of-lairs
  repeat until no unmanned:
    choose hideout-manned from unmanned
    choose outlaw-sent from at-large                             [EXTRAS-10]
    set lair(outlaw-sent) to hideout-manned

rule let-go-of-lairs                                             # of those who are gone
  for each who in outlaws where lair(it) is not nobody and not bandit-at(lair(it)): set lair(who) to nobody

# ---- meeting one ----

before meet-bandit, if told-apart: turn-up-bandit-card           [EXTRAS-07]
rule turn-up-bandit-card
  for each who in outlaws where lair(it) is spot(you): meet-outlaw who  [EXTRAS-07]

rule meet-outlaw(whom: outlaw)
  put top of bandit-deck in bandit-turned                        [EXTRAS-07, EXTRAS-08, EXTRAS-09]
  for each c in bandit-turned where words-of of it is whom: put c in bandit-heard  [EXTRAS-08]

after meet-bandit, if told-apart: part-with-outlaw
rule part-with-outlaw
  put (bandit-turned also bandit-heard) under bandit-deck        [OPEN-68]
  let-go-of-lairs
