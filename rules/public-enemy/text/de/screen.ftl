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
screen-leader = Anführer
game-aim =
    Wer von jeder Bande einen Wanted-Marker und dazu den One-Marker besitzt, gewinnt. In jeder Runde bringen die meisten Karten einer Bande deren Wanted-Marker und die meisten Punkte den One-Marker.{ $length ->
        [three-rounds] { " " }Nach 3 Runden gewinnt, wer die meisten Wanted-Marker hat.
        [six-rounds] { " " }Nach 6 Runden gewinnt, wer die meisten Wanted-Marker hat.
        [nine-rounds] { " " }Nach 9 Runden gewinnt, wer die meisten Wanted-Marker hat.
       *[other] { "" }
    }
game-end = Die Zahlen nennen die Wanted-Marker; bei Gleichstand entscheidet der One-Marker. Punkte zählten nur innerhalb ihrer Runde.
