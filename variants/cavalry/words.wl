# One Cavalry token, off the board or on a town deck.

variable cavalry is deck or nobody                               [PENO-COMP-08, PENO-OPEN-33]
