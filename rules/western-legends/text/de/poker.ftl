## Hands of poker

kind-hand-sort = Pokerhand
    .gender = feminine
    .plural = Pokerhände
hand-sort-high-card = höchste Karte
hand-sort-one-pair = ein Paar
hand-sort-two-pair = zwei Paare
hand-sort-three-alike = ein Drilling
hand-sort-in-sequence = eine Straße
hand-sort-one-suit = ein Flush
hand-sort-full-house = ein Full House
hand-sort-four-alike = ein Vierling
hand-sort-sequence-of-a-suit = ein Straight Flush
hand-sort-royal-flush = ein Royal Flush
hand-sort-five-alike = ein Fünfling
