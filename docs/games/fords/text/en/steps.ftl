# What happens without anybody doing it, as a noun: 'after the deal'.

step-play = the game
step-round = the round
step-muster = the mustering of 1 more troop in { FORM($f, "acc") }
