## Hands of poker

kind-hand-sort = main de poker
    .gender = feminine
    .plural = mains de poker
hand-sort-high-card = une carte haute
hand-sort-one-pair = une paire
hand-sort-two-pair = deux paires
hand-sort-three-alike = un brelan
hand-sort-in-sequence = une suite
hand-sort-one-suit = une couleur
hand-sort-full-house = un full
hand-sort-four-alike = un carré
hand-sort-sequence-of-a-suit = une quinte flush
hand-sort-royal-flush = une quinte flush royale
hand-sort-five-alike = cinq cartes identiques
