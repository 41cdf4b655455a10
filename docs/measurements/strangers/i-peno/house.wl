# A lead is worth more where no token has come of it yet.
score(p) gets + 2 * count (gangs where is-ahead(p, it) and wanted(p, it) is 0)

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
