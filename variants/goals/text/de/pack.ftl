# Goals in German: what the pack is called, and what it is.

pack-goals = Ziele
    .about = Alle haben drei geheime Ziele; ein erfülltes Ziel bringt Chips, die Legendenpunkte wert sind.
