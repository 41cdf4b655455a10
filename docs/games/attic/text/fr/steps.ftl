# Ce qui se passe sans que personne ne le fasse : « après la distribution ».

step-play = la partie
    .de = de la partie
step-sale = la vente
    .de = de la vente
