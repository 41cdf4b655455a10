# Jokers: copies of another card of the hand, which is shown and kept.

query is-joker(c: card): truth is face of c is joker             [EXTRAS-03]
query plain-cards(p: player): set of card is hand(p) where not is-joker(it)

# ---- used for an action or a reaction: the face of a Joker says what happens ----

query action-cards(p: player): set of card is plain-cards(p) where can do use of face of it
query reaction-cards(p: player): set of card is plain-cards(p) where can do reaction of face of it

usable(p, c) is no when is-joker(c) and no action-cards(p)       [EXTRAS-04, OPEN-67]
ready(p, c) is no when is-joker(c) and no reaction-cards(p)      [EXTRAS-04, OPEN-67]

rule act-as(c: card)
  do use of face of c                                            [EXTRAS-04, OPEN-67]
rule react-as(c: card)
  do reaction of face of c                                       [EXTRAS-04, OPEN-67]

# ---- laid in a fight or in poker: the other card is named in secret ----

kind copy: first-copy, second-copy                               # of a player who lays both Jokers

secret variable named-card of player for copy is card or nobody from namable(you)  [EXTRAS-04, OPEN-67]
variable acts-as of player for copy is card or nobody            # the card named, once it has been shown

query kept-free(p: player): set of card is hand(p) as c where no (copies where named-card(p, it) is c)  [OPEN-91]
query playable(p: player): set of card is kept-free(p) where not is-joker(it) or any plain-cards(p)  [OPEN-67]

layable(p) is playable(p)                                        [OPEN-67, OPEN-91]
droppable(p) is kept-free(p)                                     [OPEN-91]

after you lay, if is-joker(c): name-a-card                       [EXTRAS-04, OPEN-67]

rule name-a-card
  if named-card(you, first-copy) is nobody:
    choose card-named from plain-cards(you)                      [EXTRAS-04]
    set named-card(you, first-copy) to card-named
  otherwise:
    choose card-named from plain-cards(you)                      [EXTRAS-04]
    set named-card(you, second-copy) to card-named

after reveal-cards: show-named                                   [EXTRAS-04]
after show-hands: show-named                                     [EXTRAS-04]
rule show-named
  for each p in players:
    for each k in copies:
      for each c in hand(p) where it is named-card(p, k):
        show c                                                   [EXTRAS-04]
        set acts-as(p, k) to c
      set named-card(p, k) to nobody

query joker-of(c: card): player or nobody is only (players where c in shown(it))
query namable(p: player): set of card is plain-cards(p) where any (laid(p) where is-joker(it))
query copy-of(c: card, p: player): copy                          # which Joker is which means nothing
  if c is black-joker and red-joker in shown(p): answer second-copy
  answer first-copy
query stands-for(c: card): card                                  # a Joker that is no copy stands for itself
  let owner be joker-of(c)
  let copied be acts-as(owner, copy-of(c, owner))
  if copied is nobody: answer c
  answer copied
as-card(c) is stands-for(c) when is-joker(c)                     [EXTRAS-04]

after fight: forget-names
rule forget-names                                                # of what was laid and never shown
  for each p in players:
    for each k in copies: set named-card(p, k) to nobody

# ---- in the flop, and from the dealer ----

query plays-itself(c: card): truth is is-joker(c) and (c in flop or dealer is not nobody and c in shown(dealer))
ranks-of(c) is ranks when plays-itself(c)                        [EXTRAS-05]
suits-of(c) is suits when plays-itself(c)                        [EXTRAS-05]

# ---- paid as a nugget: Jokers first, as long as the last Fool's Gold is needed for them ----

counter owed of player                                           # nuggets of a payment that is under way

query golden(p: player): set of card is plain-cards(p) where as-nugget of face of it
query jokers-held(p: player): set of card is hand(p) where is-joker(it)
query spendable(p: player): set of card
  if no golden(p): answer golden(p)
  if count golden(p) is 1 and nuggets(p) + 1 is less than owed(p): answer jokers-held(p)
  answer golden(p) also jokers-held(p)
passable(p) is spendable(p)                                      [EXTRAS-04, OPEN-16]
nuggets-at-stake(p) gets - count jokers-held(p) when ruling fools-gold-is-lost and any golden(p)  # nobody else uses a Joker

before you pay-nuggets: begin-to-pay n
after you lose nuggets: count-off amount
after you pass-off: count-off 1
rule begin-to-pay(n: number)
  set owed(you) to n
rule count-off(n: number)
  lose n owed

before you pass-off, if is-joker(c): show-fools-gold             [EXTRAS-04]
rule show-fools-gold
  choose card-copied from golden(you)                            [EXTRAS-04]
  show card-copied                                               [EXTRAS-04]
