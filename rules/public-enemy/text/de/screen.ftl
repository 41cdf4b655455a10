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
game-aim = Es gewinnen ein Wanted-Marker jeder Bande und der One-Marker. In einer Runde bringen die meisten Karten einer Bande ihren Marker, die meisten Punkte den One-Marker.{ $length ->
    [three-rounds] {" "}Nach 3 Runden gewinnen die meisten Wanted-Marker.
    [six-rounds] {" "}Nach 6 Runden gewinnen die meisten Wanted-Marker.
    [nine-rounds] {" "}Nach 9 Runden gewinnen die meisten Wanted-Marker.
   *[other] {""}
}
game-end = Die Zahlen sind Wanted-Marker; bei Gleichstand entscheidet der One-Marker. Punkte zählten nur innerhalb jeder Runde.
