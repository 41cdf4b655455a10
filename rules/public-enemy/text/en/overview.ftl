# Public Enemy Number One in English: the rules in short, chapter by chapter.

chapter-round = In your turn take the top card of one of five decks: four show theirs, the Saloon does not. Outlaws go onto the stack of their gang. The round ends when a deck is empty or somebody has a card of each gang.
    .title = A round
chapter-saloon = Its cards work at once: the Sheriff takes one of your uncovered outlaws out of the round, the Bounty Hunter somebody else's, the Swindler brings you one.
    .title = The Saloon
chapter-count = Most cards of a gang bring its Wanted token; between equals the leader decides. Cards also bring points, more for many of one gang; most points take the One.
    .title = Counting
chapter-victory = A Wanted token of each gang and the One win at once. Who has the token of a gang gets no second one; the One goes from hand to hand.
    .title = Victory
