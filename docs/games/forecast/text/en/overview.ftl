chapter-foretell = Four rounds with hands of 3, 4, 5 and 6 cards. First all foretell in secret how many tricks they will take; one card shows the weather that prevails.
    .title = Foretelling
chapter-tricks = Follow the weather that was led if you can. The prevailing weather beats all others, else the highest card of the weather led takes the trick and leads the next.
    .title = Tricks
chapter-points = Who took exactly as many tricks as foretold gets 5 points and 1 for each trick; who was wrong gets nothing.
    .title = Points
