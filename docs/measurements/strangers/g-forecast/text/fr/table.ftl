text-day-caprice = Après l'avoir posée : { $effect }
ask-player-soaked = qui est trempé ?
ask-day-returned = quelle carte échangez-vous ?
