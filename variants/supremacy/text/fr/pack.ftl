# The Supremacy in French: what the pack is called, and what it is.

pack-supremacy = La Suprématie
    .about = À chaque manche, une bande tirée au début compte comme une carte de plus.
