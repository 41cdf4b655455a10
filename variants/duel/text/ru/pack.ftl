# Duel in the Sun in Russian: what the pack is called, and what it is.

pack-duel = Дуэль под солнцем
    .about = Ничью, которую не решает главарь, решает стрельба: вдвоём — дуэль, втроём — труэль.
