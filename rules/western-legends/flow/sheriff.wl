# The Sheriff: where he can go, and whom he tries to arrest there.

query prey(s: space): set of player is players where spot(it) is s and is-wanted(it) and can arrest(it)  [SHERIFF-06, OPEN-70]
query sheriff-steps(s: space): set of space is next-to(s) where not mesa of it  [SHERIFF-03, OPEN-34]
query onward(s: space): set of space is sheriff-steps(s) where no prey(s)  [SHERIFF-06, OPEN-36, DIFF-57]
query posts(n: number): set of space                             # where n steps take the Sheriff
  let near be sheriff-steps(sheriff-at)
  let far be each (reached from it in (n - 1) steps by onward(it)) over near
  if not ruling sheriff-moves-exactly: answer near also far      [SHERIFF-04, DIFF-56, OPEN-35]
  let farthest be each (reached from it in exactly (n - 1) steps by onward(it)) over near
  answer farthest also ((near also far) where any prey(it))

rule move-sheriff(n: number)
  needs any (players where is-wanted(it))                        [SHERIFF-01, SHERIFF-02]
  signal has-a-moment
  if ruling sheriff-moves-exactly:                               [DIFF-56]
    choose post from posts(n)                                    [SHERIFF-05]
    send-sheriff post
  otherwise:
    may choose post from posts(n): send-sheriff post             [SHERIFF-04, SHERIFF-05, OPEN-35]

rule send-sheriff(there: space)
  set sheriff-at to there
  let found be prey(there)
  for each p in found from you: p: discard 1                     [SHERIFF-06, SHERIFF-07]
  choose hunted from found                                       [SHERIFF-08, SHERIFF-14, OPEN-37]
  hunted: fight-npc sheriff in attempt-contest                   [SHERIFF-09]

rule settle-attempt
  if winner is you:
    set sheriff-at to dr-sheriff                                 [SHERIFF-12]
  otherwise:
    lose-a-fight                                                 [WOUND-04, FIGHT-15]
    be-arrested                                                  [SHERIFF-11]
