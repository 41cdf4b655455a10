counter purse of player, up to 3, starts at 4
counter chest of player, up to 3, starts at 3
