text-piece-bought = After each of your purchases: { $effect }
text-piece-kept = On your shelf: { $effect }
ask-thing-dumped = which thing do you get rid of?
