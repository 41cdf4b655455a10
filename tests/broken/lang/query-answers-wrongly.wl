query luck: number
  answer you
query fortune(p: player): number is any tray
rule rest
  answer 3
