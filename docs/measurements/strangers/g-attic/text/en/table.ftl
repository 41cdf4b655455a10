text-piece-bought = When bought: { $effect }
text-piece-kept = On your shelf: { $effect }
ask-thing-dumped = which thing do you get rid of?
