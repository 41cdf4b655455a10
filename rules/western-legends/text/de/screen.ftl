# Western Legends in German: labels on the screen.

screen-lp = LP
screen-score = Wertung
screen-money = Geld
screen-nuggets = Gold
screen-wounds = verl.
screen-marshal = Marsch.
screen-wanted = Wanted
screen-hand = Hand
screen-cattle = Vieh
screen-actions-left = Akt.
screen-active-mount = Reittier
screen-active-weapon = Waffe
screen-discs = Scheiben
screen-own-character = Charakter
screen-characters-dealt = Charaktere
screen-fight-hand = Karten gegen andere
screen-sheriff-at = Sheriff
screen-bandit-at = Bandit
screen-flop = Flop
screen-pot = Pot in $
screen-hand-sort-of = Hand
screen-contest = Kampf
screen-laid = gelegt
screen-shown = Karte
screen-worth-shown = Wert
screen-worth-against = Wert der Gegenkarte
screen-npc-shown = ihre Karte
screen-discards = Ablage
odds-poker-deck-suit = Farbe der nächsten Pokerkarte
odds-poker-deck-rank = Wert der nächsten Pokerkarte
odds-fight-deck-rank = Wert der nächsten Kampfkarte
screen-end-is-near = das Ende ist nah: nach dieser Runde hat jeder noch einen Zug
screen-last-turns = dies sind die letzten Züge: jeder hat einen, dann wird gewertet
screen-gear-score = Reittiere und Waffen
screen-money-score = Geld
screen-wound-score = Verletzungen
screen-bounty = Wanted
screen-marshal-score = Marschall
game-aim =
    Werde die größte Legende von allen: sobald jemand { $length ->
        [short] 15
        [average] 20
       *[long] 25
    } Legendenpunkte (LP) hat, wird die Runde zu Ende gespielt, jeder hat noch einen Zug, und die höchste Wertung gewinnt.
game-end = Gewertet werden die LP, dazu Punkte für Reittiere und Waffen, für Geld (je $60) und als Marschall- oder Wanted-Spieler, abzüglich 1 für jede Verletzung.
screen-income-to-come = künftige LP aus dem Wanted-Pfad
screen-steps-up = Schritte auf den Pfaden
