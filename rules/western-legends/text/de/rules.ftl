# Western Legends in German: rules, queries and events.


## Moments

event-opens-fight = einen Kampf beginnen
    .your-moment = zu Beginn jedes deiner Kämpfe
event-wins-fight = einen Kampf gewinnen
    .about = einen Kampf { $about } gewinnen
event-ends-move = eine Bewegung beenden
    .said = das gilt als Bewegung
    .said-second = gilt das als Bewegung
event-ends-move-action = eine Bewegungsaktion beenden
event-leaves-mesa = eine Mesa verlassen
event-ends-action = eine Aktion beenden
event-rolls-dice = die Würfel werfen
event-begins-turn = { AGREE($who, "own") }en Zug beginnen
    .your-moment = zu Beginn deines Zuges
event-has-a-moment = Zeit für das haben, was keine Aktion kostet,
event-ends-turn = { AGREE($who, "own") }en Zug beenden
    .your-moment = am Ende deines Zuges
gibt = gibt
    .you = gibst
    .plural = geben
frame-fight = Kampf
    .gender = masculine
    .gen = Kampfes
    .plural = Kämpfe
    .dat-plural = Kämpfen
    .begin = zu Beginn eines Kampfes
    .end = nach einem Kampf
    .your-begin = zu Beginn deines Kampfes
    .your-end = nach jedem deiner Kämpfe
    .end-about = nach einem Kampf { $about }
    .your-end-about = nach jedem deiner Kämpfe { $about }
frame-poker-hand = Pokerrunde
    .gender = feminine
    .plural = Pokerrunden
frame-turn = Zug
    .gender = masculine
    .gen = Zuges
    .plural = Züge
    .dat-plural = Zügen
    .begin = zu Beginn eines Zuges
    .end = am Ende eines Zuges
    .your-begin = zu Beginn deines Zuges
    .your-end = am Ende deines Zuges

## Cards

rule-draw = { $n } { FORM("kind-card", "acc", $n) } ziehen
    .of = 3029bba5
rule-discard = { $n } { FORM("kind-card", "acc", $n) } abwerfen
    .of = 58038b03
rule-discard-at-random = 1 zufällige Karte abwerfen
    .of = cc71ca2a
rule-give-card = { FORM($receiver, "dat") } 1 Karte eigener Wahl geben
    .of = 13210364
rule-give-ten-dollars = { FORM($receiver, "dat") } $10 geben
    .of = c7f92d1d
rule-play-card = eine Aktion auf einer Karte nutzen
    .of = a2976537
rule-take-back-a-card = 1 zufällige der selbst gespielten Karten zurücknehmen
    .of = e31f88e4

## Points and wounds

rule-be-marshal = { $n } { FORM("counter-marshal", "acc", $n) } erhalten
    .of = 5976ec1b
query-legendary =
    { $p } die Fähigkeit { AGREE($p) ->
        [you] deines
       *[other] seines
    } Charakters { AGREE($p, "hat") }
    .not =
        { $p } die Fähigkeit { AGREE($p) ->
            [you] deines
           *[other] seines
        } Charakters nicht { AGREE($p, "hat") }
    .of = 46aecd09
rule-step-up-marshal = 1 { FORM("counter-marshal", "acc", 1) } erhalten
    .of = a30e73c1
rule-be-wanted = { $n } { FORM("counter-wanted", "acc", $n) } erhalten
    .of = fa939cf8
rule-turn-wanted = { $n } { FORM("counter-wanted", "acc", $n) } erhalten
    .of = 8d5caeca
rule-step-up-wanted = 1 { FORM("counter-wanted", "acc", 1) } erhalten
    .of = fd6938a5
rule-take-wound = 1 { FORM("counter-wounds", "acc", 1) } erleiden
    .of = f398250d
rule-take-wound-of-card = 1 { FORM("counter-wounds", "acc", 1) } erleiden
    .of = 3d9de7b6
rule-be-wounded = { $n } { FORM("counter-wounds", "acc", $n) } { FORM($why, "source") } erleiden
    .unsaid = why
    .of = 37ff6e03
query-wounds-suffered = die Anzahl Verletzungen, die { $p } { FORM($why, "source") } { AGREE($p, "erleidet") },
    .gender = feminine
    .now-at-most =
        { $value ->
            [0] { $p } { AGREE($p, "erleidet") } { FORM($why, "source") } keine Verletzungen
           *[other] { $p } { AGREE($p, "erleidet") } { FORM($why, "source") } höchstens { $value } { FORM("counter-wounds", "acc", $value) }
        }
    .gets-more = { $p } { AGREE($p, "erleidet") } { FORM($why, "source") } { $value } { FORM("counter-wounds", "acc", $value) } mehr
    .now-at-most-second =
        { $value ->
            [0] { AGREE($p, "erleidet") } { $p } { FORM($why, "source") } keine Verletzungen
           *[other] { AGREE($p, "erleidet") } { $p } { FORM($why, "source") } höchstens { $value } { FORM("counter-wounds", "acc", $value) }
        }
    .gets-more-second = { AGREE($p, "erleidet") } { $p } { FORM($why, "source") } { $value } { FORM("counter-wounds", "acc", $value) } mehr
    .of = 47762dc7
query-hand-shrink = die Anzahl Karten, um die Verletzungen { FORM($p, "before-feminine", "acc") }Handkartenzahl{ FORM($p, "behind") } verringern,
    .gender = feminine
    .now-is =
        { $value ->
            [0] Verletzungen verringern { FORM($p, "before-feminine", "acc") }Handkartenzahl{ FORM($p, "behind") } nicht
           *[other] Verletzungen verringern { FORM($p, "before-feminine", "acc") }Handkartenzahl{ FORM($p, "behind") } um { $value }
        }
    .of = e7c37e96
query-hand-limit = { FORM($p, "before-feminine", $case) }Handkartenzahl{ FORM($p, "behind") }
    .gender = feminine
    .as-many = { $p } halten { AGREE($p, "darf") }
    .of = cef63f7e

## Fights

rule-fight = kämpfen
    .of = 7a585cd1
rule-heist = einen Überfall versuchen
    .of = 8a99862d
rule-lower-opposing = den Wert der gegnerischen Karte um { $n } senken
    .of = 780d60aa
rule-cancel-fight-card = den Effekt der Kampfkarte aufheben
    .of = 38aed44c
rule-void-fight = den Spieler im Kampf 1 Karte ziehen und den Kampf von vorn beginnen lassen
    .said = { $who } { AGREE($who, "darf") } einmal in diesem Kampf den Spieler im Kampf 1 Karte ziehen und den Kampf von vorn beginnen lassen
    .said-second = { AGREE($who, "darf") } { $who } einmal in diesem Kampf den Spieler im Kampf 1 Karte ziehen und den Kampf von vorn beginnen lassen
    .of = fe4d09a4
rule-marshal-reward = den Marschallpunkt als Belohnung wählen
    .of = e0442655
rule-rob-item = { FORM($loser, "dat") } 1 sonstigen Gegenstand abnehmen
    .of = 9f27eee0
rule-outlaw-reward = den Wanted-Punkt als Belohnung wählen
    .of = d3ada9e1
query-opponent-of =
    { FORM($p, "before-masculine", $case) }Gegner{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($p, "behind") }
    .gender = masculine
    .is = { $who } { FORM($p, "before-masculine") }Gegner{ FORM($p, "behind") } { AGREE($who, "ist") }
    .somebody = { FORM($p, "before-masculine") }Gegner{ FORM($p, "behind") } ein Spieler ist
    .nobody = { FORM($p, "before-masculine") }Gegner{ FORM($p, "behind") } ein NSC ist
    .of = 1cf30c0a
query-lowering = der Abzug für { FORM($p, "before-feminine", "acc") }Karte{ FORM($p, "behind") }
    .gender = masculine
    .gets-more = der Wert { FORM($p, "before-feminine", "gen") }Karte{ FORM($p, "behind") } verringert sich um weitere { $value }
    .gets-more-second = sinkt der Wert { FORM($p, "before-feminine", "gen") }Karte{ FORM($p, "behind") } um weitere { $value }
    .of = b3b4bd94
query-foe-lowering = der Abzug für die Karte des NSC
    .gender = masculine
    .gets-more = der Wert der Karte des NSC verringert sich um weitere { $value }
    .gets-more-second = sinkt der Wert der Karte des NSC um weitere { $value }
    .of = 7860a73a
query-ties-go-to = der Sieger bei Gleichstand
    .gender = masculine
    .now-is = { $value } { AGREE($value, "gewinnt") } bei Gleichstand
    .now-is-second = { AGREE($value, "gewinnt") } { $value } bei Gleichstand
    .of = 8fe31a27
query-fighters = Spieler im Kampf
    .gender = masculine
    .holds = { $who } am Kampf beteiligt { AGREE($who, "ist") }
    .holds-not = { $who } nicht am Kampf beteiligt { AGREE($who, "ist") }
    .of = 7b79af8e

## Moving

query-crosses-mesas = { $p } Mesas überqueren { AGREE($p, "darf") }
    .main = { $p } { AGREE($p, "darf") } Mesas überqueren
    .not = { $p } Mesas nicht überqueren { AGREE($p, "darf") }
    .not-main = { $p } { AGREE($p, "darf") } Mesas nicht überqueren
    .of = 109bbcbd
query-in-town = { FORM($s, "placed") } in einer Stadt { FORM($s, "with-stands") }
    .not = { FORM($s, "placed") } außerhalb der Städte { FORM($s, "with-stands") }
    .beside = in einer Stadt
    .of = 1fac01ec
query-may-enter = { $p } { FORM($s, "acc") } betreten { AGREE($p, "darf") }
    .main = { $p } { AGREE($p, "darf") } { FORM($s, "acc") } betreten
    .not = { $p } { FORM($s, "acc") } nicht betreten { AGREE($p, "darf") }
    .not-main = { $p } { AGREE($p, "darf") } { FORM($s, "acc") } nicht betreten
    .which-s = { AGREE($head, "rel", "acc", $number) } { $p } betreten { AGREE($p, "darf") }
    .of = 4b33ea58
rule-travel =
    sich { $distance ->
        [1] { "" }
       *[other] bis zu
    } { $distance } { FORM("kind-space", "acc", $distance) } weit bewegen
    .any = sich bewegen
    .of = 71487460
rule-arrive = { FORM($there, "with-goal") } gehen
    .of = 3803acc6
rule-move-sheriff =
    den Sheriff { $n ->
        [1] { "" }
       *[other] bis zu
    } { $n } { FORM("kind-space", "acc", $n) } weit bewegen
    .any = den Sheriff bewegen
    .like = optional
    .of = b55ccafe
rule-move-sheriff-under-sheriff-moves-exactly = den Sheriff { $n } { FORM("kind-space", "acc", $n) } weit bewegen
    .of = b55ccafe

## Stories and locations

rule-meet-trigger = die Voraussetzung erfüllen
    .said = die Voraussetzung ist erfüllt
    .said-second = ist die Voraussetzung erfüllt
    .unsaid = what
    .of = 5e163f07
rule-contribute = zu { FORM($slot, "dat") } beitragen
    .any = zu einer Story beitragen
    .unsaid = slot
    .of = 35767afb
rule-win-poker = eine Pokerrunde gewinnen
    .unsaid = share
    .of = 1d119079
rule-lose-poker = eine Pokerrunde verlieren
    .of = 6a29b8f4
rule-deliver-cattle = Vieh abliefern
    .unsaid = token
    .of = ed6b19ef
rule-deposit = { FORM("counter-nuggets", "acc", "some", "plural") } verkaufen
    .of = 8f4241eb
unterhaltung = Unterhaltung
    .gender = feminine
    .plural = Unterhaltungen
rule-revel = { FORM("unterhaltung", "acc", 1) } genießen
    .of = 38d77529
rule-give-up-item = { FORM($x, "the", "acc") } in den General Store zurücklegen
    .of = bd76f783
rule-roll-again = diesen Würfel noch einmal werfen
    .of = e708c855
rule-duel = ein Duell austragen
    .chosen = ein Duell mit { FORM($chosen, "dat") } austragen
    .of = 8978d17c
rule-arrest = { FORM($culprit, "acc") } verhaften
    .of = e0ce13a4
rule-be-arrested = in Haft geraten
    .of = d1fd3716
query-is-wanted = { $p } gesucht { AGREE($p, "wird") }
    .not = { $p } nicht gesucht { AGREE($p, "wird") }
    .main = { $p } { AGREE($p, "wird") } gesucht
    .which =
        { AGREE($head, "rel", $number) } gesucht { $number ->
            [plural] werden
           *[other] wird
        }
    .of = 6b7183d2
rule-react-at = Karten benutzen, die darauf antworten
    .said = Karten, die darauf antworten, dürfen benutzt werden
    .said-second = dürfen Karten, die darauf antworten, benutzt werden
    .unsaid = moment
    .of = 104fe613
rule-end-movement = die Bewegung beenden
    .said = das gilt als Bewegung
    .said-second = gilt das als Bewegung
    .unsaid = how
    .of = ac0e1a3c
rule-rattle = { FORM($opposed, "acc") } nach eigener Wahl 1 Karte abwerfen oder 1 Verletzung erleiden lassen
    .of = fe2eab57
rule-look-at-cards = { AGREE($who, "sich-dat") } { $n } zufällige { FORM("kind-card", "acc", $n) } aus der Hand deines Gegners ansehen
    .of = 607619ce
rule-throw-die = { FORM($r, "acc") } noch einmal werfen
    .of = 031e666e
query-movement = { FORM($p, "before-feminine", $case) }Bewegung{ FORM($p, "behind") }
    .gender = feminine
    .of = 3beaeadc
query-actions-each-turn = die Anzahl Aktionen, die { $p } in jedem Zug ausführen { AGREE($p, "darf") },
    .gender = feminine
    .so-many = { $p } { AGREE($p, "darf") } in jedem Zug { $much } ausführen
    .so-many-second = { AGREE($p, "darf") } { $p } in jedem Zug { $much } ausführen
    .counts = counter-actions-left
    .of = 993880c8
query-money-limit =
    { FORM($p, "before-neuter", $case) }{ $case ->
        [gen] Geldlimits
       *[other] Geldlimit
    }{ FORM($p, "behind") }
    .gender = neuter
    .unit = $
    .of = d02566cd
query-misc-limit = die Anzahl sonstiger Gegenstände, die { $p } haben { AGREE($p, "darf") },
    .gender = feminine
    .so-many = { $p } { AGREE($p, "darf") } { $much } haben
    .so-many-second = { AGREE($p, "darf") } { $p } { $much } haben
    .counts = misc-item
    .as-many = { $p } haben { AGREE($p, "darf") }
    .of = 993880c8
misc-item = sonstigen Gegenstand
    .gender = masculine
    .plural = sonstige Gegenstände
query-cattle-limit = die Anzahl Viehchips, die { $p } haben { AGREE($p, "darf") },
    .gender = feminine
    .so-many = { $p } { AGREE($p, "darf") } { $much } haben
    .so-many-second = { AGREE($p, "darf") } { $p } { $much } haben
    .counts = held-cattle
    .as-many = { $p } haben { AGREE($p, "darf") }
    .of = 4049dfc6
query-nugget-limit = die Anzahl Goldnuggets, die { $p } haben { AGREE($p, "darf") },
    .gender = feminine
    .so-many = { $p } { AGREE($p, "darf") } { $much } haben
    .so-many-second = { AGREE($p, "darf") } { $p } { $much } haben
    .counts = counter-nuggets
    .as-many = { $p } haben { AGREE($p, "darf") }
    .of = 3474722d
query-layable = { FORM("kind-card", $case, $number) }, { AGREE("kind-card", "rel", "acc", $number) } { $p } spielen { AGREE($p, "darf") },
    .gender = feminine
    .now-is = { $p } { AGREE($p, "darf") } nur Folgendes spielen: { FORM($value, "acc") }
    .now-is-second = { AGREE($p, "darf") } { $p } nur Folgendes spielen: { FORM($value, "acc") }
    .of = b64f4635
query-npcs-show = Nichtspieler-Charaktere gegen { FORM($p, "acc") } ihre Karte zuerst und offen spielen
    .main = Nichtspieler-Charaktere spielen gegen { FORM($p, "acc") } ihre Karte zuerst und offen
    .of = 109bbcbd
query-advantage = { FORM($p, "before-masculine", $case) }Vorteil{ FORM($p, "behind") }
    .gender = masculine
    .gets-more = der Wert gegen { FORM($p, "acc") } gespielter Karten verringert sich um { $value }
    .gets-more-second = verringert sich der Wert gegen { FORM($p, "acc") } gespielter Karten um { $value }
    .of = 4bca60b6
query-boost = der Zuschlag für { FORM($p, "before-feminine", "acc") }Karte{ FORM($p, "behind") }
    .gender = masculine
    .gets-more = der Wert { FORM($p, "before-feminine", "gen") }Karte{ FORM($p, "behind") } steigt um { $value }
    .gets-less = der Wert { FORM($p, "before-feminine", "gen") }Karte{ FORM($p, "behind") } verringert sich um { $value }
    .gets-less-second = verringert sich der Wert { FORM($p, "before-feminine", "gen") }Karte{ FORM($p, "behind") } um { $value }
    .gets-more-second = steigt der Wert { FORM($p, "before-feminine", "gen") }Karte{ FORM($p, "behind") } um { $value }
    .of = 4bca60b6
query-in-use = { $p } { FORM($x, "name") } { AGREE($p, "benutzt") }
    .not = { $p } { FORM($x, "name") } nicht { AGREE($p, "benutzt") }
    .of = 28012b3e
benutzt = benutzt
    .you = benutzt
    .plural = benutzen
ruling-fools-gold-is-lost = Narrengold zählt bei Raub und Verhaftung als Goldnugget
ruling-coach-gun-boosts = die Kutschenflinte erhöht die eigene Karte
rule-get-item = { FORM($x, "acc") } nehmen
    .of = 90b0295e
rule-gain-item = { FORM($x, "acc") } erhalten
    .of = 22a858da
rule-acquire = Vieh erwerben
    .of = 553d1731
rule-lay-out-cards = die Karten auslegen
    .of = b687e2b8
rule-lay-out-stories = die Geschichten auslegen
    .of = 10a55a87
rule-lay-out-story = eine neue Karte für { FORM($slot, "acc") } auslegen
    .of = a2c07497
query-stories-in-play = { FORM("kind-story", $case, $number) } im Spiel
    .gender = { AGREE("kind-story") }
    .of = b5e0a7ee
query-characters-in-play = { FORM("kind-character", $case, $number) } im Spiel
    .gender = masculine
    .of = 43a89bc3
query-gear =
    { FORM("kind-item", $case, $number) } { AGREE($p) ->
        [you] in deinem Besitz
       *[other] im Besitz { FORM($p, "gen") }
    }
    .gender = masculine
    .of = c953b4f3
held-gear = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
rule-set-up = das Spiel aufbauen
    .of = 3df9f073
query-target-lp = die Anzahl Legendenpunkte, die das Ende auslöst,
    .gender = feminine
    .of = 71f6b0da
end-point = Punkt
    .gender = masculine
    .gen = Punktes
    .plural = Punkte
    .dat-plural = Punkten
query-score = { FORM($p, "before-feminine", $case) }Punktzahl{ FORM($p, "behind") } am Spielende
    .gender = feminine
    .most = der höchsten Punktzahl am Spielende
    .gets-more = { $p } { AGREE($p, "hat") } am Spielende { $value } { FORM("end-point", "acc", $value) } mehr
    .gets-more-second = { AGREE($p, "hat") } { $p } am Spielende { $value } { FORM("end-point", "acc", $value) } mehr
    .gets-less = { $p } { AGREE($p, "hat") } am Spielende { $value } { FORM("end-point", "acc", $value) } weniger
    .gets-less-second = { AGREE($p, "hat") } { $p } am Spielende { $value } { FORM("end-point", "acc", $value) } weniger
    .of = 6cf83bfe
ruling-stick-em-up = wie weit Flossen hoch! die gegnerische Karte senkt
ruling-one-copy-each = höchstens eine Reaktion jedes Namens in einem Kampf
ruling-rob-share = wie viel vom Geld oder von den Nuggets ein Räuber nimmt
ruling-rob-share-everything = alles
ruling-rob-share-half = die Hälfte
query-value = { FORM($p, "before-masculine", $case) }Kampfwert{ FORM($p, "behind") }
    .gender = masculine
    .of = efce5d9a
