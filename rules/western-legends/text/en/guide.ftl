# Western Legends in English: what a newcomer is told in a guided game, the first time that something is asked.

guide-begin = A first game, with remarks. You ride through the West and gather Legendary points (LP): as a Marshal, as an outlaw, or with gold, cards and cattle. A turn is an income, three actions and an end. Behind each option stands what surely comes of it. 'card bank' says what a place or card does, 'why not poker' why something cannot be done, 'hint' what a bot would do.
guide-persona-kept = Each character begins with other goods, and has an ability that wakes once you have 5 LP. 'card NAME' tells both.
guide-beginning = Here your ride begins. The Bank, the Store and the Cabaret lie in the towns; mines and bandits outside.
guide-take-income = Each turn begins with an income. Cards are fighting strength and actions in one; money buys mounts and weapons, and there is a limit of $120.
guide-turn = You have three actions. Two ways to many points: rob the Bank (a heist) and live from the Wanted track, turn after turn; or dig for gold in a mine and sell it at the Bank. A horse makes every way shorter. What is called for by the stories pays as well.
guide-laid-card = A fight: both play a card facedown, the higher one wins. Behind each card stands how often it wins. Your weapon may lower the other card.
guide-npc-card = You play a card for somebody whom nobody plays, against the player in the fight: the stronger the card, the harder for them.
guide-answering-card = You are attacked. A card from your hand answers; whoever passes loses the fight, but keeps the card.
guide-reacting-card = Some cards can be played into what is happening. If none helps, pass: nothing is lost.
guide-slot-met = You have done what a story waits for: put a disc on it. When a story is full it is resolved, and whoever has discs on it gains.
guide-poker-card-laid = Poker: two cards from your hand with the three of the flop. Whoever has the best hand takes the pot.
guide-dropped = A card has to go. High cards win fights; many low ones are good as actions.
guide-further-ware = One action buys as much as you can pay for. A mount takes you further; mounts and weapons are worth points at the end.
guide-post = You move the Sheriff. Where he meets somebody Wanted there is a fight, and an outlaw who loses is arrested.
guide-end = That was the first game. LP, mounts and weapons, money and the tracks are the score. 'again' begins another one.
