# Western Legends in German: what the pack is called, and what it is.

pack-western-legends = Western Legends
    .about = Der Wilde Westen zum freien Spiel: reitet, duelliert euch, raubt, grabt nach Gold, treibt Vieh, spielt Poker und werdet zur Legende, auf welcher Seite des Gesetzes auch immer.
