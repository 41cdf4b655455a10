text-piece-bought = À l'achat : { $effect }
text-piece-kept = Sur votre étagère : { $effect }
ask-thing-dumped = de quel objet vous débarrassez-vous ?
