# A Dollars tile buys one of two bonus actions before a card is taken.

before round:
  for each spender in players: set dollars(spender) to 2         [PENO-DOLLAR-01, PENO-OPEN-29]

before turn:
  may pay 1 dollars:                                             [PENO-DOLLAR-02, PENO-OPEN-32]
    choose one:                                                  [PENO-DOLLAR-02]
      choose buried from decks where can bury-top(it); bury-top buried  [PENO-DOLLAR-03]
      choose watched from decks where can peek(it); peek watched  [PENO-DOLLAR-04]

rule bury-top(source: deck)
  needs source is not saloon                                     [PENO-DOLLAR-03]
  needs count stock(source) is at least 2                        [PENO-OPEN-30]
  put top of stock(source) under stock(source)                   [PENO-DOLLAR-03]
  show top of stock(source)                                      [PENO-DOLLAR-03]

rule peek(source: deck)
  needs source is saloon or count stock(source) is at least 2    [PENO-OPEN-31]
  if source is saloon:
    show top of stock(source) to you                             [PENO-DOLLAR-04]
  otherwise:
    show top 2 of stock(source) to you                           [PENO-DOLLAR-04, PENO-OPEN-31]
