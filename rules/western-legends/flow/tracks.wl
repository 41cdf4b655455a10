# Wounds, Legendary points, and the tracks of Marshal and Wanted points.

# ---- wounds ----

rule take-wound
  needs wounds(you) is less than 3                               [OPEN-56]
  be-wounded 1 from from-choice

rule take-wound-of-card
  needs wounds(you) is less than 3                               [OPEN-56]
  be-wounded 1 from from-fight-card

query wounds-suffered(p: player, why: wound-source): number is 1

rule be-wounded(n: number, from why: wound-source)
  gain (n * wounds-suffered(you, why)) wounds                    [WOUND-03, OPEN-83]

# ---- Legendary points ----

after you gain lp, if lp(you) is at least 5: set has-ability(you) to yes  [CHAR-02, OPEN-46]

# ---- Marshal points ----

rule be-marshal(n: number)
  needs wanted(you) is 0                                         [MARSHAL-01, CHAR-04, MARSHAL-03, MARSHAL-08]
  repeat (n) times: step-up-marshal                              [MARSHAL-04, DIFF-104]

rule step-up-marshal
  if marshal(you) is 9:
    gain 1 lp                                                    [MARSHAL-05, LIMIT-11]
  otherwise:
    gain 1 marshal                                               [MARSHAL-04, OPEN-45]
    enter-track-space marshal(you) on marshal-track

# ---- Wanted points ----

rule be-wanted(n: number)
  if marshal(you) is more than 0 and ruling marshal-may-refuse:  [DIFF-59, OPEN-86]
    may: turn-wanted n
  otherwise:
    turn-wanted n

rule turn-wanted(n: number)
  set marshal(you) to 0                                          [MARSHAL-06, MARSHAL-07, CHAR-04, OPEN-44, OPEN-88, DIFF-60]
  repeat (n) times: step-up-wanted                               [WANTED-02, DIFF-104]

rule step-up-wanted
  if wanted(you) is 9:
    gain 1 lp                                                    [WANTED-03, LIMIT-11, DIFF-100]
  otherwise:
    gain 1 wanted                                                [WANTED-02, OPEN-45]
    enter-track-space wanted(you) on wanted-track

rule enter-track-space(n: number, on which: points-track)
  for each s in track-spaces where points-track of it is which and at-step of it is n: do reward of s  [MARSHAL-04, WANTED-02, LIMIT-14]
