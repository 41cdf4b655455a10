# What happens without anybody doing it, as a noun: 'after the deal'.

step-play = the game
step-round = the round
step-deal = the deal
step-trick = the trick
