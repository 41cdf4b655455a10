chapter-yourturn = Play cards from your hand and buy cards from the meadow, in any order, until you end the turn. What you have left, and what you played, goes to your discards, and you draw five. Nectar that is left is lost.
    .title = Your turn
chapter-pile = What you buy goes to your discards. When your hive is empty the discards are shuffled and become the hive: so you draw again what you bought.
    .title = Your cards
chapter-finish = After twelve rounds, or when the supply has run out, the points on all your cards count.
    .title = The end
