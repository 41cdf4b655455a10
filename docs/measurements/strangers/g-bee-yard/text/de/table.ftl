rule-mow-meadow = die Wiese mähen
    .of = 0e02e671
ask-flower-mown = welche Karte wird gemäht?
ask-nest-raided = wessen Stock überfällst du?
ask-bee-stung = welche Karte wird gestochen?
ask-cards-stored = welche Karten legst du zurück?
ask-cards-dropped = welche Karten wirfst du ab?
