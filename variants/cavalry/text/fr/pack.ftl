# The Cavalry in French: what the pack is called, and what it is.

pack-cavalry = La Cavalerie
    .about = La Cavalerie ferme une ville ; qui finit son tour peut l'envoyer dans une autre.
