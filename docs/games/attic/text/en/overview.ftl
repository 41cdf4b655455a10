chapter-sale = One thing lies open. All write a bid in secret, from nothing to all they have. A bid that two have made counts for neither; the highest of the others buys. Who bids nothing gets a coin.
    .title = A sale
chapter-points = After fourteen sales: what your things are worth, 3 for each sort of which nobody has as many as you, and 1 for every 4 coins.
    .title = Points
