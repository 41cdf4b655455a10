# Something of everything.
score(p) gets + 4 when every gangs where cards-counted(p, it) is at least 1

# The saloon opens late.
forbid draw-from when source is saloon and count uncovered(you) is 0

# A majority of one or two cards is none.
forbid award when no (players where cards-counted(it, kin) is at least 3)

# Two players alone are spared the Sheriff.
takes-part(candidate) is no when candidate is sheriff and count players is 2

# Whoever drinks may ride on, once a round.
after draw-from, if source is saloon and first this round:
  ride-on

rule ride-on
  may choose town-next from decks where it is not saloon and can draw-from(it):
    draw-from town-next
