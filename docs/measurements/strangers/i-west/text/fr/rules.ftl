rule-pan-the-creek = laver le sable du ruisseau
    .of = dc73acf5
rule-swap-cards = échanger des cartes
    .of = 106b2ed2
rule-be-the-gold-baron = devenir le baron de l'or
    .of = 7ec20ed3
