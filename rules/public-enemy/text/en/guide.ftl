# Public Enemy Number One in English: what a newcomer is told in a guided game, the first time that something is asked.

guide-begin = A first game, with remarks. In each round you take outlaws from five decks. A round ends when somebody has a card of each gang, or a deck is empty; whoever has most cards of a gang then takes its Wanted token, and whoever has most points the One token. A token of each gang and the One win.
guide-source = Take the top card of a deck: you see four of them, the Saloon is a surprise. Go for gangs in which you can have the majority, and count the points of a card. Where a card ends the round, it is told behind it what everybody then gains.
guide-outlaw-hit = The Bounty Hunter takes an outlaw out of the round: best the one with which somebody would win a gang.
guide-outlaw-won = The Swindler: an outlaw comes to you.
guide-outlaw-lost = The Sheriff takes one of your own outlaws: give away the one that decides nothing.
guide-end = That was the first game. 'again' begins another one.
