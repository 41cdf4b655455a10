# What happens without anybody doing it, as a noun: 'after the deal'.

step-play = the game
step-sale = the sale
