# The Man in Black in French: what the pack is called, and what it is.

pack-man-in-black = L'Homme en noir
    .about = À 2 joueurs. Un troisième cavalier, que personne ne joue, agit avec sa propre pioche à la fin de chaque manche et cherche à gagner.
