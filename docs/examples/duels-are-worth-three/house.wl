after you duel, if winner is you: gain 1 lp
