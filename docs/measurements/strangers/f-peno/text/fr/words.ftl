counter-bribes = pot-de-vin
    .gender = masculine
    .plural = pots-de-vin
rule-go-again = jouer un tour supplémentaire
    .of = 5e44411c
