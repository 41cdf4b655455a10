text-piece-bought = Beim Kauf: { $effect }
text-piece-kept = In deinem Regal: { $effect }
ask-thing-dumped = welches Stück wirst du los?
