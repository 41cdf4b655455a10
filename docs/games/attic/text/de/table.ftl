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
variable-offer =
    { FORM($player, "before-neuter", $case) }Gebot{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = neuter
    .most = dem höchsten Gebot
    .fewest = dem niedrigsten Gebot
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
    .where = auf dem Tisch
    .to = auf den Tisch
zone-shelf =
    { FORM($player, "before-neuter", $case) }Regal{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = neuter
property-sort = { FORM($of, "before-feminine", $case) }Sorte{ FORM($of, "behind") }
    .gender = feminine
property-worth =
    { FORM($of, "before-masculine", $case) }Wert{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($of, "behind") }
    .gender = masculine
query-last-sale = die Nummer des letzten Verkaufs
    .gender = feminine
    .dat = der Nummer des letzten Verkaufs
    .gen = der Nummer des letzten Verkaufs
    .of = 5824516e
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
    .of = 21a63aba
query-counting =
    { FORM($p, "before-neuter", $case) }Gebot{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($p, "behind") }, soweit es gilt,
    .gender = neuter
    .most = dem höchsten gültigen Gebot
    .fewest = dem niedrigsten gültigen Gebot
    .gets-more = { FORM($p, "before-neuter") }Gebot{ FORM($p, "behind") } zählt { $value } mehr
    .gets-more-second = zählt { FORM($p, "before-neuter") }Gebot{ FORM($p, "behind") } { $value } mehr
    .gets-less = { FORM($p, "before-neuter") }Gebot{ FORM($p, "behind") } zählt { $value } weniger
    .gets-less-second = zählt { FORM($p, "before-neuter") }Gebot{ FORM($p, "behind") } { $value } weniger
    .of = e9e26ebd
held-collections = Sammlung
    .gender = feminine
    .plural = Sammlungen
query-collections = { FORM($p, "before-feminine", $case) }Anzahl Sammlungen{ FORM($p, "behind") }
    .gender = feminine
    .most = den meisten Sammlungen
    .fewest = den wenigsten Sammlungen
    .of = b47187e3
query-worth-of =
    { $case ->
        [acc] den Wert
        [dat] dem Wert
        [gen] des Wertes
       *[other] der Wert
    } { FORM($p, "before-plural", "gen") }Stücke{ FORM($p, "behind") }
    .gender = masculine
    .most = den wertvollsten Stücken
    .fewest = den am wenigsten wertvollen Stücken
    .of = 56307ce3
held-pieces-of =
    { FORM($s, "named") ->
        [yes] Stück, dessen Sorte { $s } ist,
       *[no] Stück { FORM($s, "gen") }
    }
    .gender = neuter
    .plural =
        { FORM($s, "named") ->
            [yes] Stücke, deren Sorte { $s } ist,
           *[no] Stücke { FORM($s, "gen") }
        }
    .dat-plural =
        { FORM($s, "named") ->
            [yes] Stücken, deren Sorte { $s } ist,
           *[no] Stücken { FORM($s, "gen") }
        }
query-pieces-of = { FORM($p, "before-feminine", $case) }Anzahl Stücke{ FORM($p, "behind") }, deren Sorte { $s } ist,
    .gender = feminine
    .most = den meisten Stücken, deren Sorte { $s } ist,
    .fewest = den wenigsten Stücken, deren Sorte { $s } ist,
    .of = 85200799
rule-play = das Spiel spielen
    .of = ba9c4665
rule-buy = das Angebot kaufen
    .of = 4056a8bf
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
game-aim = { $last-sale } Verkäufe; in jedem schreiben alle geheim ein Gebot auf. Was zwei geboten haben, zählt für keinen von beiden; das höchste der übrigen Gebote kauft. Wer nichts bietet, bekommt eine Münze. Zählt kein Gebot, bleibt das Stück liegen und wird mit dem nächsten verkauft. Punkte: der Wert deiner Stücke, 3 für jede Sorte, von der niemand so viele hat wie du, und 1 für je 4 Münzen.
game-end = Die Zahlen nennen Punkte: den Wert aller Stücke, 3 für jede Sammlung, 1 für je 4 Münzen.
guide-begin = Ein erstes Spiel mit Bemerkungen. Vom Dachboden wird ein Stück nach dem anderen verkauft und mit dem bezahlt, was geheim geboten wurde.
guide-sum-bid = Überlege, was die anderen bieten: Was zwei bieten, zählt für keinen. Eine krumme Zahl ist oft besser als eine runde, und wer nichts bietet, bekommt eine Münze.
guide-end = Das war das erste Spiel. „nochmal“ beginnt ein neues.
rule-sale = einen Verkauf durchführen
    .of = 8099ceda
