# A Joker acts as another card of the same hand, which its owner names in secret and keeps.

secret variable named-card of player is card or nobody from namable(you)    [EXTRAS-04, OPEN-67]

query is-joker(c: card): truth is face of c is joker
query namable(p: player): set of card is hand(p) where not is-joker(it) and any (laid(p) where is-joker(it))

after you lay-card, if any (laid(you) where is-joker(it)): name-a-card    [OPEN-67]
after you take-up, if any (laid(you) where is-joker(it)): name-a-card    [OPEN-67]

rule name-a-card
  choose named from namable(you)                                      [EXTRAS-04]
  set named-card(you) to named

query joker-of(c: card): player or nobody is only (players where c in shown(it) and is-joker(c))

as-card(c) is named-by(joker-of(c)) when joker-of(c) is not nobody and named-by(joker-of(c)) is not nobody    [EXTRAS-04]

query named-by(p: player): card or nobody is named-card(p)

forbid lay-card when every your hand where is-joker(it)               [OPEN-67]

after reveal-cards: show-named                                        [EXTRAS-04]
rule show-named
  for each p in fighters:
    for each c in hand(p) where it is named-card(p): show c           [EXTRAS-04]

after fight: forget-names
rule forget-names
  for each p in players: set named-card(p) to nobody                  [OPEN-91]

ranks-of(c) is ranks when is-joker(c)                                 [EXTRAS-05]
