# Fistful of Extras in French: what the pack is called, and what it is.

pack-fistful-of-extras = Fistful of Extras
    .about = Six personnages de plus avec leurs objectifs, dix-huit équipements de trois sortes, vingt-quatre histoires, deux jokers, et des bandits qu'on distingue. La première partie se joue sans eux, car elle nomme ses personnages et ses histoires.
