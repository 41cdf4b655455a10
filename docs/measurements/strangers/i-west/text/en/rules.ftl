rule-pan-the-creek = pan the creek
    .of = dc73acf5
rule-swap-cards = swap cards
    .of = 106b2ed2
rule-be-the-gold-baron = become the Gold Baron
    .of = 7ec20ed3
