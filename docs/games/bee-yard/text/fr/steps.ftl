# Ce qui se passe sans que personne ne le fasse : « après la distribution ».

step-play = la partie
    .de = de la partie
step-set-up = la mise en place du jeu
    .de = de la mise en place du jeu
step-refill = le remplissage du pré
    .de = du remplissage du pré
