chapter-sale = Un objet est posé. Chacun écrit une offre en secret, de rien à tout ce qu’il a. Une offre faite par deux ne compte pour aucun ; la plus haute des autres achète. Qui n’offre rien reçoit une pièce.
    .title = Une vente
chapter-points = Après quatorze ventes : la valeur de vos objets, 3 pour chaque sorte dont personne n’a autant que vous, et 1 pour 4 pièces.
    .title = Points
