# What happens without anybody doing it, as a noun: 'after the deal'.

step-play = the game
step-set-up = the setup of the game
step-refill = the refilling of the meadow
