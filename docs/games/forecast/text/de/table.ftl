# Forecast in German: what is asked, told and shown.

kind-day = Karte
    .gender = feminine
    .plural = Karten
kind-weather = Wetter
    .gender = neuter
    .gen = Wetters
    .plural = Wetter
    .dat-plural = Wettern
counter-tricks = Stich
    .gender = masculine
    .gen = Stiches
    .plural = Stiche
    .dat-plural = Stichen
counter-points = Punkt
    .gender = masculine
    .gen = Punktes
    .plural = Punkte
    .dat-plural = Punkten
variable-foretold = { FORM($player, "before-feminine", $case) }Vorhersage{ FORM($player, "behind") }
    .gender = feminine
    .as-many = { $player } vorhergesagt { AGREE($player, "hat") }
    .most = der höchsten Vorhersage
    .fewest = der niedrigsten Vorhersage
variable-lead = das ausgespielte Wetter
    .gender = neuter
    .dat = dem ausgespielten Wetter
    .gen = des ausgespielten Wetters
    .nobody = kein Wetter ausgespielt ist
    .somebody = ein Wetter ausgespielt ist
    .set = das ausgespielte Wetter ist jetzt { $value }
    .set-nobody = kein Wetter ist mehr ausgespielt
variable-ahead = der Spieler mit der höchsten Karte
    .gender = masculine
    .acc = den Spieler mit der höchsten Karte
    .dat = dem Spieler mit der höchsten Karte
    .gen = des Spielers mit der höchsten Karte
    .nobody = noch keine Karte liegt
    .somebody = schon eine Karte liegt
variable-winning = die höchste Karte
    .gender = feminine
    .dat = der höchsten Karte
    .gen = der höchsten Karte
    .nobody = noch keine Karte die höchste ist
    .somebody = schon eine Karte die höchste ist
    .set-nobody = keine Karte ist mehr die höchste
    .set-nobody-second = ist keine Karte mehr die höchste
variable-starter = der Startspieler
    .gender = masculine
    .acc = den Startspieler
    .dat = dem Startspieler
    .gen = des Startspielers
    .set = { $value } { AGREE($value, "beginnt") } die nächste Runde
    .set-second = { AGREE($value, "beginnt") } { $value } die nächste Runde
variable-leader = der ausspielende Spieler
    .gender = masculine
    .acc = den ausspielenden Spieler
    .dat = dem ausspielenden Spieler
    .gen = des ausspielenden Spielers
    .set = { $value } { AGREE($value, "spielt") } als Nächstes aus
    .set-second = { AGREE($value, "spielt") } { $value } als Nächstes aus
beginnt = beginnt
    .you = beginnst
    .plural = beginnen
spielt = spielt
    .you = spielst
    .plural = spielen
zone-sky = der Himmel
    .gender = masculine
    .acc = den Himmel
    .dat = dem Himmel
    .gen = des Himmels
zone-almanac = der Kalender
    .gender = masculine
    .acc = den Kalender
    .dat = dem Kalender
    .gen = des Kalenders
zone-hand = { FORM($player, "before-feminine", $case) }Hand{ FORM($player, "behind") }
    .gender = feminine
    .where = auf { FORM($noun, "dat") }
    .in = auf { FORM($noun, "acc") }
    .to = auf { FORM($noun, "acc") }
put-hand-own = { FORM($cards, "acc") } auf die Hand nehmen
zone-laid = { FORM($player, "before-feminine", $case) }Auslage{ FORM($player, "behind") }
    .gender = feminine
    .in = vor { FORM($player, "acc") }
    .where = vor { FORM($player, "dat") }
    .to = vor { FORM($player, "acc") }
    .empty = { $player } noch keine Karte gelegt { AGREE($player, "hat") }
    .not-empty = { $player } schon eine Karte gelegt { AGREE($player, "hat") }
ask-guess = wie viele Stiche wirst du machen?
ask-card-laid = welche Karte legst du?
log-pick-opener = { $things } beginnt
log-put-hand = { "" }
log-put-sky = { "" }
log-put-almanac = { FORM($cards, "name") } wird aufgedeckt: dieses Wetter sticht die anderen
log-put-laid = { $player } legt { FORM($cards, "acc") }
log-set-foretold =
    { $player } hat { $value ->
        [one] 1 Stich
       *[other] { $value } Stiche
    } vorausgesagt
log-set-starter = { "" }
log-gain-tricks = { $who } macht den Stich
log-lose-tricks = { "" }
log-gain-points = { $who } hat es vorausgesagt: { $n } Punkte
screen-score = Punkte
screen-points = Punkte
screen-tricks = Stiche
screen-foretold = Vorhersage
screen-laid = liegt
screen-hand = Hand
screen-almanac = sticht
screen-lead = ausgespielt
screen-ahead = vorn
counter-rounds = Runde
    .gender = feminine
    .plural = Runden
property-weather =
    { FORM($of, "before-neuter", $case) }Wetter{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($of, "behind") }
    .gender = neuter
property-strength = { FORM($of, "before-feminine", $case) }Stärke{ FORM($of, "behind") }
    .gender = feminine
query-hand-size = die Anzahl Karten für jeden Spieler
    .gender = feminine
    .dat = der Anzahl Karten für jeden Spieler
    .gen = der Anzahl Karten für jeden Spieler
    .gets-more = jeder Spieler erhält { $value } { FORM("kind-card", "acc", $value) } mehr
    .gets-more-second = erhält jeder Spieler { $value } { FORM("kind-card", "acc", $value) } mehr
    .gets-less = jeder Spieler erhält { $value } { FORM("kind-card", "acc", $value) } weniger
    .gets-less-second = erhält jeder Spieler { $value } { FORM("kind-card", "acc", $value) } weniger
    .of = 206681bf
held-score = Punkt
    .gender = masculine
    .gen = Punkts
    .plural = Punkte
    .dat-plural = Punkten
query-score =
    { FORM($p, "before-plural", $case) }Punkte{ $case ->
        [dat] n
       *[other] { "" }
    }{ FORM($p, "behind") }
    .gender = plural
    .most = den meisten Punkten
    .fewest = den wenigsten Punkten
    .of = 5e1d71d7
query-prevailing = das herrschende Wetter
    .gender = neuter
    .dat = dem herrschenden Wetter
    .gen = des herrschenden Wetters
    .nobody = kein Wetter herrscht
    .somebody = ein Wetter herrscht
    .of = e040f539
query-fitting = { FORM("kind-day", $case, $number) }, { AGREE("kind-day", "rel", "acc", $number) } { $p } legen { AGREE($p, "darf") },
    .gender = feminine
    .of = e3d05d4e
query-rank =
    { FORM($c, "before-masculine", $case) }Rang{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($c, "behind") }
    .gender = masculine
    .of = aab9c3d7
query-beats = { $c } die höchste Karte { AGREE($c, "sticht") }
    .not = { $c } die höchste Karte nicht { AGREE($c, "sticht") }
    .main = { $c } { AGREE($c, "sticht") } die höchste Karte
    .not-main = { $c } { AGREE($c, "sticht") } die höchste Karte nicht
    .which =
        { AGREE($head, "rel", $number) } die höchste Karte { $number ->
            [plural] stechen
           *[other] sticht
        }
    .not-which =
        { AGREE($head, "rel", $number) } die höchste Karte nicht { $number ->
            [plural] stechen
           *[other] sticht
        }
    .of = 4490433e
sticht = sticht
    .plural = stechen
query-nearness = { FORM($p, "before-feminine", $case) }Nähe zur Vorhersage{ FORM($p, "behind") }
    .gender = feminine
    .of = 71abca00
rule-deal = die Karten austeilen
    .of = a975163e
rule-trick = einen Stich ausspielen
    .of = 163ca824
rule-play = das Spiel spielen
    .of = 59d644c3
rule-lay = eine Karte legen
    .of = 7c6bef49
rule-take-trick = den Stich machen
    .of = 59655c42
rule-count-up = die Stiche zählen
    .of = 485db9d5
frame-round = Runde
    .gender = feminine
    .plural = Runden
    .begin = zu Beginn jeder Runde
    .end = am Ende jeder Runde
log-end-round = { "" }
game-aim = Sag voraus, wie viele Stiche du machst, und behalte recht: Das bringt 5 Punkte und einen für jeden Stich; wer sich irrt, bekommt nichts. Das ausgespielte Wetter muss bedient werden, wenn man kann; das herrschende sticht alle anderen. Nach vier Runden mit 3 bis 6 Karten gewinnt, wer die meisten Punkte hat.
game-end = Die Zahlen nennen Punkte: fünf für jede Runde, in der die Vorhersage stimmte, und einen für jeden dieser Stiche.
guide-begin = Ein erstes Spiel mit Bemerkungen. In vier Runden bekommt ihr 3, 4, 5 und 6 Karten. Zuerst sagen alle geheim voraus, wie viele Stiche sie machen, dann werden die Karten ausgespielt.
guide-guess = Zähle hohe Karten und Karten des herrschenden Wetters: Jede ist ungefähr ein Stich. Keinen einzigen zu machen ist eine Vorhersage wie jede andere.
guide-card-laid = Wer das ausgespielte Wetter hat, muss es bedienen. Sobald du so viele Stiche hast wie vorausgesagt, lege niedrige Karten.
guide-end = Das war das erste Spiel. „nochmal“ beginnt ein neues.
rule-round = eine Runde spielen
    .of = 52753401
