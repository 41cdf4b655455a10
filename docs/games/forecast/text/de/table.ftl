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
variable-lead = das ausgespielte Wetter
    .gender = neuter
    .dat = dem ausgespielten Wetter
    .gen = des ausgespielten Wetters
variable-ahead = wer vorn liegt
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
zone-laid = vor { FORM($player, "dat") }
    .in = vor { FORM($player, "acc") }
    .where = vor { FORM($player, "dat") }
    .to = vor { FORM($player, "acc") }
ask-guess = wie viele Stiche wirst du machen?
ask-card-laid = welche Karte legst du?
log-pick-opener = { $things } beginnt
log-put-hand = { "" }
log-put-sky = { "" }
log-put-almanac = { FORM($cards, "name") } wird aufgedeckt: dieses Wetter sticht die anderen
log-put-laid = { $player } legt { FORM($cards, "acc") }
log-set-forecast =
    { $player } sagt { $value ->
        [one] 1 Stich
       *[other] { $value } Stiche
    } voraus
    .secret = { $who } hat eine Vorhersage aufgeschrieben
log-set-foretold =
    { $player } hat { $value ->
        [one] 1 Stich
       *[other] { $value } Stiche
    } vorausgesagt
log-set-starter = { "" }
log-gain-tricks = { $who } macht den Stich
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
