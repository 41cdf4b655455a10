# Bee Yard in German: what it is made of, what is asked, told and shown.

kind-hive-card = Karte
    .gender = feminine
    .plural = Karten
counter-drops = Tropfen Nektar
    .gender = masculine
    .gen = Tropfens Nektar
    .plural = Tropfen Nektar
counter-points-won = Punkt
    .gender = masculine
    .gen = Punktes
    .plural = Punkte
    .dat-plural = Punkten
counter-rounds = Runde
    .gender = feminine
    .plural = Runden
variable-active = der Spieler am Zug
    .gender = masculine
    .acc = den Spieler am Zug
    .dat = dem Spieler am Zug
    .gen = des Spielers am Zug
    .set = der Zug geht an { FORM($value, "acc") }
    .set-second = geht der Zug an { FORM($value, "acc") }
zone-supply = der Vorrat
    .gender = masculine
    .acc = den Vorrat
    .dat = dem Vorrat
    .gen = des Vorrats
zone-meadow = die Wiese
    .gender = feminine
    .dat = der Wiese
    .gen = der Wiese
    .in = auf die Wiese
    .where = auf der Wiese
    .to = auf die Wiese
zone-hive =
    { FORM($player, "before-masculine", $case) }Bienenstock{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = masculine
held-hand = { FORM($what, $case, $number) } auf der Hand
    .gender = { AGREE($what) }
zone-hand = { FORM($player, "before-feminine", $case) }Hand{ FORM($player, "behind") }
    .gender = feminine
    .in = auf { FORM($noun, "acc") }
    .where = auf { FORM($noun, "dat") }
    .to = auf { FORM($noun, "acc") }
put-hand-own = { FORM($cards, "acc") } auf die Hand nehmen
zone-in-play = { FORM($player, "before-feminine", $case) }Auslage{ FORM($player, "behind") }
    .gender = feminine
    .in = vor { FORM($player, "acc") }
    .where = vor { FORM($player, "dat") }
    .to = vor { FORM($player, "acc") }
zone-discards =
    { FORM($player, "before-masculine", $case) }Ablagestapel{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = masculine
    .in = auf { FORM($noun, "acc") }
    .where = auf { FORM($noun, "dat") }
    .to = auf { FORM($noun, "acc") }
put-gone = { FORM($cards, "acc") } aus dem Spiel entfernen
zone-gone = die entfernten Karten
    .gender = plural
    .dat = den entfernten Karten
    .gen = der entfernten Karten
    .in = zu den entfernten Karten
variable-resting = der Zug beendet ist
    .not = der Zug nicht beendet ist
    .main = der Zug ist beendet
    .not-main = der Zug ist nicht beendet
    .set-yes = der Zug ist beendet
    .set-yes-second = ist der Zug beendet
    .set-no = der Zug geht weiter
    .set-no-second = geht der Zug weiter
zone-nursery = die Kinderstube
    .gender = feminine
    .dat = der Kinderstube
    .gen = der Kinderstube
zone-shed = der Schuppen
    .gender = masculine
    .acc = den Schuppen
    .dat = dem Schuppen
    .gen = des Schuppens
rule-set-up = das Spiel aufbauen
    .of = 4a87c5d8
rule-begin-hive = einen Bienenstock beginnen
    .of = 5ff7477f
rule-refill = die Wiese auffüllen
    .of = 02f75dab
rule-draw-one = 1 Karte ziehen
    .of = 39f3ac1a
frame-turn = Zug
    .gender = masculine
    .acc = Zug
    .plural = Züge
    .begin = zu Beginn jedes Zuges
    .end = am Ende jedes Zuges
    .your-begin = zu Beginn deines Zuges
    .your-end = am Ende deines Zuges
property-cost = { FORM($of, "before-plural", $case) }Kosten{ FORM($of, "behind") }
    .gender = plural
    .nobody = { $of } keine Kosten { AGREE($of, "hat") }
having-points = { FORM($set, $case, $number) } mit { $value } { FORM("counter-points-won", "dat", $n) }
property-points =
    { FORM($of, "before-plural", $case) }Punkte{ $case ->
        [dat] n
       *[other] { "" }
    }{ FORM($of, "behind") }
    .gender = plural
    .nobody = { $of } keine Punkte { AGREE($of, "hat") }
property-guards = { $of } eine Wächterin { AGREE($of, "ist") }
    .not = { $of } keine Wächterin { AGREE($of, "ist") }
held-owned = Karte
    .gender = feminine
    .plural = Karten
query-owned = { FORM("kind-card", $case, $number) } im Besitz { FORM($p, "gen") }
    .gender = feminine
    .of = 1d3cd41f
held-score = Siegpunkt
    .gender = masculine
    .gen = Siegpunkts
    .plural = Siegpunkte
    .dat-plural = Siegpunkten
query-score =
    { FORM($p, "before-plural", $case) }Punkte{ $case ->
        [dat] n
       *[other] { "" }
    } am Ende{ FORM($p, "behind") }
    .gender = plural
    .most = den meisten Punkten
    .fewest = den wenigsten Punkten
    .of = 3369059a
query-worth-of = { FORM($p, "before-plural", $case) }Kartenpunkte{ FORM($p, "behind") }
    .gender = plural
    .of = 07d7a4a5
rule-turn = einen Zug machen
    .of = 0a821d49
rule-play-card = eine Karte ausspielen
    .of = 432f588a
rule-play-workers = alle Arbeiterinnen ausspielen
    .of = 992316b5
rule-buy = eine Karte kaufen
    .of = 4adbfae2
rule-rest = den Zug beenden
    .of = b2e4bcf3
rule-draw = { $n } { FORM("kind-card", "acc", $n) } ziehen
    .of = 3029bba5
rule-take-home = { FORM($c, "acc") } auf den Ablagestapel nehmen
    .of = c3443414
rule-throw-out = { FORM($c, "acc") } aus dem Spiel entfernen
    .of = a4be3633
step-be-robbed = der Überfall einer Räuberin auf { FORM($who, "acc") }
    .of = e8c5b8e3
    .dat = dem Überfall einer Räuberin auf { FORM($who, "acc") }
    .gen = des Überfalls einer Räuberin auf { FORM($who, "acc") }
rule-be-robbed = 1 Karte abwerfen (ab 4 Handkarten und ohne eine Wächterin, die gezeigt wird)
    .of = e8c5b8e3
query-price =
    { FORM($c, "before-masculine", $case) }Preis{ $case ->
        [gen] es
       *[other] { "" }
    }{ FORM($c, "behind") }
    .gender = masculine
    .gets-more = { $c } { AGREE($c, "kostet") } { $value } mehr
    .gets-more-second = { AGREE($c, "kostet") } { $c } { $value } mehr
    .gets-less = { $c } { AGREE($c, "kostet") } { $value } weniger
    .gets-less-second = { AGREE($c, "kostet") } { $c } { $value } weniger
    .of = 9dc074a9
query-playable = { $c } ausgespielt werden kann
    .not = { $c } nicht ausgespielt werden kann
    .main = { $c } kann ausgespielt werden
    .not-main = { $c } kann nicht ausgespielt werden
    .which =
        { AGREE($head, "rel", $number) } ausgespielt werden { $number ->
            [plural] können
           *[other] kann
        }
    .not-which =
        { AGREE($head, "rel", $number) } nicht ausgespielt werden { $number ->
            [plural] können
           *[other] kann
        }
    .of = 4109ef82
text-hive-card-played = { $effect }
about-hive-card =
    { $cost ->
        [none] eine Startkarte
       *[other] kostet { $cost }
    }{ $points ->
        [none] { "" }
       *[other]
            , { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            } wert
    }{ $guards ->
        [yes] , schützt vor Räuberinnen
       *[no] { "" }
    }
ask-card-played = welche Karte spielst du aus?
ask-card-bought = welche Karte kaufst du?
ask-guard-shown = zeigst du eine Wächterin?
ask-card-lost = welche Karte wirfst du ab?
ask-card-removed = welche Karte entfernst du aus dem Spiel?
ask-card-taken = welche Karte nimmst du?
ask-card-doubled = welche Karte spielst du doppelt?
log-pick-opener = { $things } beginnt
log-put-hand = { "" }
log-put-hive = { "" }
log-put-supply = { "" }
log-put-nursery = { "" }
log-put-shed = { "" }
log-put-discards = { "" }
log-shuffle-supply = { "" }
log-put-meadow = neu auf der Wiese: { FORM($cards, "name") }
log-put-in-play = { $player } spielt { FORM($cards, "acc") } aus
log-put-gone = aus dem Spiel: { FORM($cards, "name") }
log-shuffle-hive = { $player } mischt den Ablagestapel zu einem neuen Bienenstock
log-lose-drops = { "" }
log-gain-rounds = { "" }
log-end-turn = { "" }
log-pick-card-bought = { $who } kauft { FORM($things, "acc") }
log-pick-card-taken = { $who } nimmt { FORM($things, "acc") }
log-pick-card-lost = { $who } wirft { FORM($things, "acc") } ab
screen-score = Punkte
screen-drops = Nektar
screen-rounds = Runden
screen-supply = Vorrat
screen-meadow = Wiese
screen-hive = Bienenstock
screen-hand = Hand
screen-in-play = ausgespielt
screen-discards = Ablage
game-aim = Alle beginnen mit sieben Arbeiterinnen und drei alten Waben. In deinem Zug spielst und kaufst du so viele Karten, wie du willst: Was du ausspielst, bringt Nektar, und mit Nektar kaufst du Karten von der Wiese, die du später ziehst. Nach zwölf Runden, oder wenn der Vorrat erschöpft ist, gewinnt, wer die meisten Punkte hat.
game-end = Die Zahlen nennen die Punkte auf allen Karten, die gekauft und behalten wurden.
guide-begin = Ein erstes Spiel mit Bemerkungen. Ein Zug: Spiel Karten aus der Hand aus, kauf mit dem Nektar Karten und beende ihn; die Hand kommt auf den Ablagestapel, und du ziehst fünf neue Karten.
guide-card-played = Spiel zuerst Karten aus, mit denen du ziehst: Was sie bringen, kannst du auch noch ausspielen.
guide-card-bought = Kauf am Anfang, was Nektar bringt, später Honig, der nichts tut, als zu zählen.
guide-card-removed = Ein Bienenstock ohne alte Waben bringt in jedem Zug mehr Nektar.
guide-end = Das war das erste Spiel. „nochmal“ beginnt ein neues.
rule-play = das Spiel spielen
    .of = 610d89b9
kostet = kostet
    .plural = kosten
