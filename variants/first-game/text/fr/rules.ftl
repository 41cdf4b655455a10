# First game in French.

query-first-stories = les vingt histoires de la première partie
    .all = les vingt histoires de la première partie
    .gender = plural
    .de = des vingt histoires de la première partie
    .of = fab8d18e
game-aim = Devenez la plus grande légende de toutes : dès que quelqu'un a 15 points de Légende (PL), on finit la manche, chacun joue encore un tour, et le score le plus haut l'emporte.
