# What locations offer.

action store
  needs site of spot(you) is general-store                       [STORE-01, LOC-01, LOC-02]
  choose ware from items where can get-item(it)                  [STORE-01]
  get-item ware
  repeat:                                                        [STORE-01]
    may choose further-ware from items where can get-item(it):
      get-item further-ware
    otherwise:
      stop

action prospect
  needs site of spot(you) is mine                                [PROSPECT-01, LOC-01]
  for each r in throws: throw-die r                              [PROSPECT-01]
  signal rolls-dice
  for each r in throws: do pays-out of rolled(r)                 [PROSPECT-01]

event rolls-dice                                                 # both dice lie there, nothing is gained yet

rule throw-die(r: throw)
  choose die-face from die-faces at random                       [PROSPECT-02]
  set rolled(r) to die-face

rule roll-again                                                  # a die that says so is rolled once more
  choose face-anew from die-faces at random                      [PROSPECT-02]
  do pays-out of face-anew

action deposit
  needs site of spot(you) is bank                                [DEPOSIT-01, LOC-01]
  choose sold from 1 to nuggets-at-hand(you)                     [OPEN-59, OPEN-16]
  pay-nuggets sold
  gain (sold * 20) money                                         [DEPOSIT-01]
  gain sold lp                                                   [DEPOSIT-01]

action heal
  needs site of spot(you) is doctors-office                      [HEAL-01, LOC-01]
  needs wounds(you) is more than 0                               [OPEN-58]
  needs money(you) is at least 10                                [HEAL-01]
  pay $10                                                        [HEAL-01]
  let healed be wounds(you)
  lose healed wounds                                             [HEAL-01]
  draw healed                                                    [HEAL-02]

action revel
  needs site of spot(you) is cabaret                             [REVEL-01, LOC-01]
  choose revels from 1 to (money(you) divided by 30)             [REVEL-01, REVEL-02, OPEN-60]
  pay (revels * 30) money
  gain revels lp                                                 [REVEL-01, REVEL-02]

action work
  needs site of spot(you) is not nobody                          [WORK-01, LOC-01, LOC-03]
  needs ruling work-everywhere or site of spot(you) is not bandit-hideout and site of spot(you) is not sheriffs-office  [OPEN-61]
  gain $10                                                       [WORK-01]
