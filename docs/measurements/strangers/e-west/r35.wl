after settle-duel, if winner is not you: rival: gain 1 lp
