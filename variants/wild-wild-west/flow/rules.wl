# Four rules for those who like it rough.

variable law-is-over is truth                                    # before the end of the turn, in one edition [WWW-01]
forbid arrest when is-wanted(culprit) and (end-triggered or law-is-over)  [WWW-01, OPEN-70]
after you gain lp, if ruling arrests-end-at-once and has-enough(you): end-arrests  [WWW-01]
rule end-arrests
  set law-is-over to yes                                         [WWW-01]
after you duel: punish-duellist                                  [WWW-02]
rule punish-duellist
  if winner is you:
    for each p in players where it is rival: p: lose 1 lp        [WWW-02, OPEN-70]
  otherwise:
    lose 1 lp                                                    [WWW-02]
after you fight, if winner is you and you is active: gain 1 lp   [WWW-03, OPEN-70]
ruling rob-share: everything                                     [WWW-04]
