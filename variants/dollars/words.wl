# 12 Dollars tiles: two for each of up to six players.

counter dollars of player, up to 2                               [PENO-COMP-08, PENO-DOLLAR-01]
