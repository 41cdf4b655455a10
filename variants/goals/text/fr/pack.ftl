# Goals in French: what the pack is called, and what it is.

pack-goals = Objectifs
    .about = Chacun a trois objectifs secrets ; un objectif atteint apporte des jetons qui valent des points de Légende.
