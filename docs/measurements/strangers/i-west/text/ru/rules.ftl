rule-pan-the-creek = промыть песок в ручье
    .of = dc73acf5
rule-swap-cards = обменяться картами
    .of = 106b2ed2
rule-be-the-gold-baron = стать золотым бароном
    .of = 7ec20ed3
