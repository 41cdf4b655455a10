chapter-foretell = Quatre manches avec 3, 4, 5 et 6 cartes. D’abord chacun prévoit en secret combien de plis il fera ; une carte montre le temps qui domine.
    .title = Prévoir
chapter-tricks = Suivez le temps demandé si vous pouvez. Le temps qui domine bat tous les autres, sinon la plus haute carte du temps demandé prend le pli et entame le suivant.
    .title = Plis
chapter-points = Qui a fait exactement autant de plis que prévu reçoit 5 points et 1 par pli ; qui s’est trompé ne reçoit rien.
    .title = Points
