# Public Enemy Number One in German: labels on the screen.

screen-score = Punkte
screen-wanted = Marken
screen-stack = Karten
screen-public-enemy = die Eins
screen-out = aus der Runde
screen-tokens = Marken
screen-has-the-one = die Eins
screen-majorities = Mehrheiten
screen-gangs-begun = Banden mit Karte
odds-stock-gang = nächste verdeckte Karte: { FORM($what, "name") }
