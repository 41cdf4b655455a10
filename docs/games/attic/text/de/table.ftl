# Attic Sale in German: what is asked, told and shown.

kind-piece = Stück
    .gender = neuter
    .gen = Stückes
    .plural = Stücke
    .dat-plural = Stücken
kind-sort = Sorte
    .gender = feminine
    .plural = Sorten
counter-coins = Münze
    .gender = feminine
    .plural = Münzen
counter-sales = Verkauf
    .gender = masculine
    .gen = Verkaufs
    .plural = Verkäufe
    .dat-plural = Verkäufen
variable-offer = { FORM($player, "before-neuter", $case) }Gebot{ FORM($player, "behind") }
    .gender = neuter
zone-attic = der Dachboden
    .gender = masculine
    .acc = den Dachboden
    .dat = dem Dachboden
    .gen = des Dachbodens
zone-block = der Tisch
    .gender = masculine
    .acc = den Tisch
    .dat = dem Tisch
    .gen = des Tisches
    .in = auf den Tisch
zone-shelf =
    { FORM($player, "before-neuter", $case) }Regal{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = neuter
frame-sale = Verkauf
    .gender = masculine
    .plural = Verkäufe
    .begin = zu Beginn jedes Verkaufs
    .end = am Ende jedes Verkaufs
ask-sum-bid = wie viele Münzen bietest du?
log-put-attic = { "" }
log-put-block = zu verkaufen: { FORM($cards, "name") }
log-put-shelf = { $player } bekommt { FORM($cards, "acc") }
log-set-offer =
    { $value ->
        [0] { $player } bietet nichts
       *[other] { $player } bietet { $value }
    }
log-gain-sales = { "" }
log-lose-coins = { $who } zahlt { FORM($amount, "acc") }
screen-score = Punkte
screen-coins = Münzen
screen-offer = Gebot
screen-collections = Sammlungen
screen-shelf = Stücke
screen-block = zu verkaufen
screen-sales = Verkäufe
screen-attic = Dachboden
screen-worth-of = Wert
game-aim = Vierzehn Verkäufe; in jedem schreiben alle geheim ein Gebot auf. Was zwei geboten haben, zählt für keinen von beiden; das höchste der übrigen Gebote kauft. Wer nichts bietet, bekommt eine Münze. Zählt kein Gebot, bleibt das Stück liegen und wird mit dem nächsten verkauft. Punkte: der Wert deiner Stücke, 3 für jede Sorte, von der niemand so viele hat wie du, und 1 für je 4 Münzen.
game-end = Die Zahlen nennen Punkte: den Wert aller Stücke, 3 für jede Sammlung, 1 für je 4 Münzen.
guide-begin = Ein erstes Spiel mit Bemerkungen. Vom Dachboden wird ein Stück nach dem anderen verkauft und mit dem bezahlt, was geheim geboten wurde.
guide-sum-bid = Überlege, was die anderen bieten: Was zwei bieten, zählt für keinen. Eine krumme Zahl ist oft besser als eine runde, und wer nichts bietet, bekommt eine Münze.
guide-end = Das war das erste Spiel. „nochmal“ beginnt ein neues.
