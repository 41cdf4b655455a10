text-piece-bought = Après chacun de vos achats : { $effect }
text-piece-kept = Sur votre étagère : { $effect }
ask-thing-dumped = de quel objet vous débarrassez-vous ?
