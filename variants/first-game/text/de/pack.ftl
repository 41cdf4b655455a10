# First game in German: what the pack is called, and what it is.

pack-first-game = Erstes Spiel
    .about = Ein sanfter Anfang zu dritt oder viert: vier Charaktere zur Wahl, 15 Punkte als Ziel, zwanzig Geschichten in einem Stapel, weniger Gegenstände und kein Vieh.
