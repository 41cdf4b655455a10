# The Good, the Bad, and the Handsome in French: what the pack is called, and what it is.

pack-good-bad-handsome = The Good, the Bad, and the Handsome
    .about = Trois personnages de plus avec leurs objectifs, seize histoires de combats entre joueurs et douze équipements légendaires. La première partie se joue sans eux, car elle nomme ses personnages et ses histoires.
