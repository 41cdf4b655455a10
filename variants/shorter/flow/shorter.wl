# One outlaw of each gang in each town stays out, and one of each Saloon card: 32 outlaws and 9 Saloon cards are left.

after set-up:                                                    [PENO-FAST-01, PENO-FAST-02, PENO-SETUP-05]
  for each home in decks except saloon:
    for each kin in gangs:
      put (outlaws where town of it is home and gang of it is kin and not leader of it) in candidates  [PENO-FAST-01]
      shuffle candidates                                         [PENO-OPEN-40]
      put top of candidates in left-out                          [PENO-FAST-01, PENO-OPEN-40]
      put candidates in stock(home)
  put (bounty-hunter-4, swindler-4, sheriff-4) in left-out       [PENO-FAST-01]

takes-part(candidate) is no when candidate in left-out           [PENO-FAST-01, PENO-FAST-02]
