# The Supremacy in Russian: what the pack is called, and what it is.

pack-supremacy = Превосходство
    .about = В каждом раунде одна банда, которую тянут в начале, считается за одну карту больше.
