query fair: truth is can trade
rule trade
  needs fair
  stop
query luck: number is 1
query fate: number is luck
luck gets + fate when any tray
