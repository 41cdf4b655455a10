rule-pan-the-creek = am Bach Gold waschen
    .of = dc73acf5
rule-swap-cards = Karten tauschen
    .of = 106b2ed2
rule-be-the-gold-baron = Goldbaron werden
    .of = 7ec20ed3
