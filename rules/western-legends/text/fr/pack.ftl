# Western Legends in French: what the pack is called, and what it is.

pack-western-legends = Western Legends
    .about = L'Ouest sauvage en liberté : chevauchez, tirez en duel, braquez, cherchez de l'or, menez du bétail, jouez au poker, et devenez une légende d'un côté ou de l'autre de la loi.
