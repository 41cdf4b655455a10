# Cards that nobody sees during the whole game.

zone left-out is box                                             [PENO-FAST-01]
zone candidates is deck                                          # those one of whom is left out, while they are shuffled
