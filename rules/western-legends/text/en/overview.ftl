# Western Legends in English: the rules in short, chapter by chapter.

chapter-turn = First an income: $20, 2 cards, or $10 and 1 card. Then three actions: move, use a card, fight somebody, or what the place offers. At the end you discard down to 5 cards, 1 less for each wound, and the Wanted gain Legendary points (LP).
    .title = Your turn
chapter-ways = On foot 2 spaces, with a mount as far as it goes. Whoever meets a bandit stops and fights. The Wanted cannot enter the Sheriff's space.
    .title = Moving
chapter-places = Store: mounts, weapons and other items, as many as you can pay for. Mine: two dice bring gold or money. Bank: gold becomes $20 and 1 LP each. Cabaret: $30 become 1 LP. Doctor: $10 heal all wounds. Everywhere: work for $10. You carry at most $120 and 4 nuggets.
    .title = Places
chapter-fights = With somebody on your space. Both play a card facedown; the higher one wins, you win ties. A duel brings 2 LP, a robbery half their money or gold and 1 Wanted point; a Marshal may arrest the Wanted. Whoever loses gains 1 wound and a card.
    .title = Fights
chapter-outlaws = A heist at the Bank: beat the guard for $80 and 3 Wanted points. The Wanted gain LP at the end of each turn, more in higher rows. But the Sheriff hunts them: who loses to him is arrested and loses all Wanted points and half the money.
    .title = Outlaws
chapter-marshals = Marshal points bring LP as they are reached: for beaten bandits, arrests, and cattle driven to the Rail Station. Whoever gains a Wanted point loses them all.
    .title = Marshals
chapter-cards = Each card is a fighting value, half a poker hand, and has an effect: an action, a bonus when it is shown, or a reaction in somebody's turn. 'card NAME' tells it.
    .title = Poker cards
chapter-poker = At a Saloon for $10; others in town may join. Two cards of your hand and the three of the flop are the hand. The best takes the pot of $50 and all antes; if that is you, 1 LP as well. If nobody joins, you play against a dealer.
    .title = Poker
chapter-stories = Two stories wait for something to be done. Do it in your turn and you may put a disc on one. When it has enough discs, everybody with a disc on it is rewarded, bandits appear and the Sheriff may move.
    .title = Stories
chapter-items = A mount takes you further, a weapon helps in fights; one of each is ready. Paying the price again upgrades it: better, and worth LP at the end. Of other items you hold three.
    .title = Items
chapter-end = Once somebody has enough LP, the round is finished, and everybody takes one more turn. Then LP count, with upgraded mounts and weapons, 1 for each $60, the tracks, and 1 less for each wound.
    .title = The end
