# A Joker acts as another card of the same hand, which its owner names in secret and keeps.
# Two Jokers that one player lays together act as the same card.

secret variable named-card of player is card or nobody from namable(you)  [EXTRAS-04, OPEN-67]
variable acts-as of player is card or nobody                     # the card named, once it has been shown

query is-joker(c: card): truth is face of c is joker
query plain-cards(p: player): set of card is hand(p) where not is-joker(it)
query namable(p: player): set of card is plain-cards(p) where any (laid(p) where is-joker(it))

query playable(p: player): set of card
  if named-card(p) is nobody and no plain-cards(p): answer plain-cards(p)  [OPEN-67]
  answer kept-free(p)
query kept-free(p: player): set of card is hand(p) where it is not named-card(p)  [OPEN-91]

layable(p) is playable(p)
droppable(p) is kept-free(p)

after you lay, if is-joker(c) and named-card(you) is nobody: name-a-card  [OPEN-67]

rule name-a-card
  choose named from namable(you)                                 [EXTRAS-04]
  set named-card(you) to named

after reveal-cards: show-named
after show-hands: show-named
rule show-named
  for each p in players:
    set acts-as(p) to named-card(p)
    for each c in hand(p) where it is named-card(p): show c      [EXTRAS-04]
    set named-card(p) to nobody

query joker-of(c: card): player or nobody is only (players where c in shown(it) and is-joker(c))
query copied(p: player): card or nobody is acts-as(p)
as-card(c) is copied(joker-of(c)) when joker-of(c) is not nobody and copied(joker-of(c)) is not nobody  [EXTRAS-04]

after fight: forget-names
after poker-hand: forget-names
rule forget-names
  for each p in players:
    set named-card(p) to nobody
    set acts-as(p) to nobody

query plays-itself(c: card): truth is is-joker(c) and (c in flop or dealer is not nobody and joker-of(c) is dealer)
ranks-of(c) is ranks when plays-itself(c)                        [EXTRAS-05]
suits-of(c) is suits when plays-itself(c)                        [EXTRAS-05]
