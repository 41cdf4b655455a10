# What the Man in Black brings along: ten cards by which he acts, and one that says what always holds for him.

kind black-card is card                                          [MIB-02]
  errand: effect                                                 # what he does when the card is turned up

kind black-rule is card                                          [MIB-02, MIB-03, DIFF-88]
  creed: abilities for man-in-black

zone black-deck is deck                                          [MIB-01]
zone black-past is pile
zone black-ways is pile

riders is (players except (man-in-black))                        [MIB-01]

query is-in-town(p: player): truth is in-town(spot(p))
query is-out-of-town(p: player): truth is not in-town(spot(p))
query drives-cattle(p: player): truth is any cattle(p)
query anyone-ahead: truth is any (players where lp(it) is more than lp(you))

# ---- what he wants (automata.yaml) ----

query strength-of-card(c: card): number is rank-value(rank of c)
query wanted-there(s: space): number is count prey(s)
query fame(p: player): number is lp(p)
query discs-on(slot: story-place): number is total discs(it, slot) over players
