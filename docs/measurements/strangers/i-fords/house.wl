# Weak towns grow faster.
after muster, if troops(f) is at most 2: gain 1 troops(f)

# Nobody attacks a camp in the first two rounds.
forbid attack when ground of target is camp and rounds is at most 2

# Banners for whoever has most towns at the end of a round.
counter banners of player

after round:
  for each p in players with most towns-of(it): p: gain 1 banners

score(p) gets + banners(p)

# Who has won a town may call up help, once a round.
after attack, if holder(target) is you and ground of target is town and first this round:
  may choose rallied from next-to of target where holder(it) is you:
    gain 1 troops(rallied)

# A strong camp.
score(p) gets + 3 when army(p) is at least 10 and any (fields where ground of it is camp and holder(it) is p)
