# Ce qui se passe sans que personne ne le fasse : « après la distribution ».

step-play = la partie
    .de = de la partie
step-round = la manche
    .de = de la manche
step-muster = la levée de 1 troupe de plus dans { FORM($f, "acc") }
    .de = de la levée de 1 troupe de plus dans { FORM($f, "acc") }
