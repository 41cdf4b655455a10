# Ce qui se passe sans que personne ne le fasse : « après la distribution ».

step-play = la partie
    .de = de la partie
step-round = la manche
    .de = de la manche
step-deal = la distribution
    .de = de la distribution
step-trick = le pli
    .de = du pli
