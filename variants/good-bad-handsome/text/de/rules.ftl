# The Good, the Bad, and the Handsome in German: what its rules do.

query-npcs-show = Nichtspieler-Charaktere gegen { FORM($p, "acc") } ihre Karte zuerst und offen spielen
    .main = Nichtspieler-Charaktere spielen gegen { FORM($p, "acc") } ihre Karte zuerst und offen
    .of = 109bbcbd
query-outlasts-npcs = { $p } bei Gleichstand gegen Nichtspieler-Charaktere { AGREE($p, "gewinnt") }
    .main = { $p } { AGREE($p, "gewinnt") } bei Gleichstand gegen Nichtspieler-Charaktere
    .of = 109bbcbd
query-robs-items = { $p } nach einem gelungenen Raub statt Geld oder Goldnuggets 1 sonstigen Gegenstand nehmen { AGREE($p, "darf") }
    .main = { $p } { AGREE($p, "darf") } nach einem gelungenen Raub statt Geld oder Goldnuggets 1 sonstigen Gegenstand nehmen
    .of = 109bbcbd
rule-keep-the-spoils = { FORM($loser, "dat") } die Hälfte des Geldes oder der Goldnuggets abnehmen
    .like = optional
    .of = 55be6c15
rule-keep-money = { FORM($loser, "dat") } die Hälfte des Geldes abnehmen
    .of = 3517a07e
rule-keep-nuggets = { FORM($loser, "dat") } die Hälfte der Goldnuggets abnehmen
    .of = 6af21ec8
event-crosses-the-law = einen Kampf gegen einen Spieler auf der anderen Seite des Gesetzes beenden
    .your-moment = nach einem Kampf gegen einen Spieler auf der anderen Seite des Gesetzes
    .said = das ist ein Kampf zwischen beiden Seiten des Gesetzes
    .said-second = ist das ein Kampf zwischen beiden Seiten des Gesetzes
variable-fights-across = im Kampf beide Seiten des Gesetzes stehen
    .main = im Kampf stehen beide Seiten des Gesetzes
rule-look-across = sehen, auf welcher Seite des Gesetzes jeder steht,
    .unsaid = opposed
    .of = e08e9c27
option-rob-item = einen sonstigen Gegenstand nehmen
option-keep-money = das Geld nehmen
option-keep-nuggets = die Goldnuggets nehmen
ask-item-robbed = welchen Gegenstand nimmst du?

## Legendary items

query-legendary-pile = legendärer Gegenstand im Stapel
    .plural = legendäre Gegenstände im Stapel
    .of = 5c16d8bd
rule-draw-legendary-item = verdeckt 1 legendären Gegenstand ziehen
    .of = 00a2d619
rule-turn-over = { FORM($x, "the", "acc") } behalten oder zurücklegen
    .of = 1626a785
rule-keep-legend = { FORM($x, "the", "acc") } behalten
    .of = b971e51c
query-has-legend = { $p } einen legendären Gegenstand { AGREE($p, "hat") }
    .main = { $p } { AGREE($p, "hat") } einen legendären Gegenstand
    .not = { $p } keinen legendären Gegenstand { AGREE($p, "hat") }
    .of = 6c49d454
query-misc-gear =
    sonstiger Gegenstand { AGREE($p) ->
        [you] in deinem Besitz
       *[other] im Besitz { FORM($p, "gen") }
    }
    .gender = masculine
    .acc =
        sonstigen Gegenstand { AGREE($p) ->
            [you] in deinem Besitz
           *[other] im Besitz { FORM($p, "gen") }
        }
    .plural =
        sonstige Gegenstände { AGREE($p) ->
            [you] in deinem Besitz
           *[other] im Besitz { FORM($p, "gen") }
        }
    .of = f4479aaf
query-has-room = { $p } Platz für { FORM($x, "acc") } { AGREE($p, "hat") }
    .main = { $p } { AGREE($p, "hat") } Platz für { FORM($x, "acc") }
    .not = { $p } keinen Platz für { FORM($x, "acc") } { AGREE($p, "hat") }
    .of = d3ea846c
query-crowds-out = { FORM($x, "the") } legendär ist und { $p } keinen Platz dafür { AGREE($p, "hat") }
    .main = { FORM($x, "the") } ist legendär und { $p } { AGREE($p, "hat") } keinen Platz dafür
    .of = 8d60ea30
property-legend = { $of } legendär ist
    .main = { $of } ist legendär
rule-make-room = einen sonstigen Gegenstand abgeben
    .of = 4a8ad821
rule-return-legend = { FORM($x, "the", "acc") } zu den legendären Gegenständen zurücklegen
    .of = bd76f783
query-within-a-rope = Spieler mit Vieh höchstens 1 Feld entfernt
    .gender = masculine
    .gen = Spielers mit Vieh höchstens 1 Feld entfernt
    .unsaid = p
    .of = 0eb6b130
ruling-legends-may-be-left = ein gezogener legendärer Gegenstand darf zurückgelegt werden
ask-keep-legend = behältst du den legendären Gegenstand?
option-keep-legend = behalten
ask-item-left = welchen Gegenstand gibst du ab, um Platz zu schaffen?
ask-roped = wessen Vieh fängst du ein?
verb-roped = Vieh einfangen
log-pick-legend-drawn = { "" }
log-rule-turn-over = { $who } zieht einen legendären Gegenstand: { FORM($x, "name") }
log-rule-return-legend = { $who } gibt ab: { FORM($x, "name") }
