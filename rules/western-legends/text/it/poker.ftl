## Hands of poker

kind-hand-sort = mano di poker
hand-sort-high-card = carta più alta
hand-sort-one-pair = una coppia
hand-sort-two-pair = una doppia coppia
hand-sort-three-alike = un tris
hand-sort-in-sequence = una scala
hand-sort-one-suit = un colore
hand-sort-full-house = un full
hand-sort-four-alike = un poker
hand-sort-sequence-of-a-suit = una scala colore
hand-sort-royal-flush = una scala reale
hand-sort-five-alike = cinque uguali
