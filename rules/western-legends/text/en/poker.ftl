## Hands of poker

kind-hand-sort = poker hand
    .plural = poker hands
hand-sort-high-card = a high card
hand-sort-one-pair = a pair
hand-sort-two-pair = two pairs
hand-sort-three-alike = three of a kind
hand-sort-in-sequence = a straight
hand-sort-one-suit = a flush
hand-sort-full-house = a full house
hand-sort-four-alike = four of a kind
hand-sort-sequence-of-a-suit = a straight flush
hand-sort-royal-flush = a royal flush
hand-sort-five-alike = five of a kind
