chapter-orders = All write two orders in secret: from which of their fields troops march, to which field next to it, and how many. Then the first orders of all are carried out in turn, after them the second ones.
    .title = Orders
chapter-battles = Where somebody else's troops stand, each side adds a die of 1 to 6 to its troops; the higher sum wins, between equals who was there. The losers are gone, the winner loses half as many.
    .title = Fights
chapter-towns = Each held town gets one more of its holder's troops a round. After six rounds each held field is 1 point, each town 2.
    .title = Towns and points
