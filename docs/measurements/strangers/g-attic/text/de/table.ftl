text-piece-bought = Nach jedem deiner Käufe: { $effect }
text-piece-kept = In deinem Regal: { $effect }
ask-thing-dumped = welches Stück wirst du los?
