# Duel in the Sun in French: what the pack is called, and what it is.

pack-duel = Duel au soleil
    .about = Une égalité qu'aucun chef ne tranche se règle par les armes : à deux en duel, à trois en « truel ».
