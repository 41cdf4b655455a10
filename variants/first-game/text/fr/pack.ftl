# First game in French: what the pack is called, and what it is.

pack-first-game = Première partie
    .about = Un début en douceur à 3 ou 4 : quatre personnages au choix, 15 points à atteindre, vingt histoires en une seule pioche, moins d'équipement et pas de bétail.
