# Four rules for those who like it rough.

forbid arrest when end-triggered and is-wanted(culprit)          [WWW-01, OPEN-70]
after you duel: punish-duellist                                  [WWW-02]
rule punish-duellist
  if winner is you:
    for each p in players where it is rival: p: lose 1 lp        [WWW-02, OPEN-70]
  otherwise:
    lose 1 lp                                                    [WWW-02]
after you fight, if winner is you and you is active: gain 1 lp   [WWW-03, OPEN-70]
ruling rob-share: everything                                     [WWW-04]
