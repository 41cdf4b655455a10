rule play     [TINY-01]
  stop      [TINY-11, TINY-02]
