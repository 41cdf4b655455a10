# Wounds, Legendary points, and the tracks of Marshal and Wanted points.

rule take-wound
  needs wounds(you) is less than 3                               [OPEN-56]
  be-wounded 1 from from-choice

rule take-wound-of-card
  needs wounds(you) is less than 3                               [OPEN-56]
  be-wounded 1 from from-fight-card

query wounds-suffered(p: player, why: wound-source): number is 1

rule be-wounded(n: number, from why: wound-source)
  gain (n * wounds-suffered(you, why)) wounds                    [WOUND-03, OPEN-83]

after you gain lp, if lp(you) is at least 5: set has-ability(you) to yes  [CHAR-02, OPEN-46]

rule be-marshal(n: number)
  needs wanted(you) is 0                                         [MARSHAL-03]
  repeat (n) times: step-up-marshal

rule step-up-marshal
  if marshal(you) is 9:
    gain 1 lp                                                    [MARSHAL-05]
  otherwise:
    gain 1 marshal                                               [MARSHAL-04, OPEN-45]
    gain (marshal-money(marshal(you))) money                     [LIMIT-14]
    gain (marshal-lp(marshal(you))) lp                           [LIMIT-14]

rule be-wanted(n: number)
  if marshal(you) is more than 0 and ruling marshal-may-refuse:  [DIFF-59, OPEN-86]
    may: turn-wanted n
  otherwise:
    turn-wanted n

rule turn-wanted(n: number)
  set marshal(you) to 0                                          [MARSHAL-06, MARSHAL-07, OPEN-44]
  repeat (n) times: step-up-wanted

rule step-up-wanted
  if wanted(you) is 9:
    gain 1 lp                                                    [WANTED-03]
  otherwise:
    gain 1 wanted                                                [WANTED-02, OPEN-45]
    draw (wanted-cards(wanted(you)))                             [LIMIT-14]
