# Western Legends in German: rules, queries and events.

## Moments

event-opens-fight = ein Kampf beginnt
    .last = { $who } einen Kampf { AGREE($who, "beginnt") }
    .your-moment = zu Beginn jedes deiner Kämpfe
event-wins-fight = gewinne einen Kampf
    .last = { $who } einen Kampf { AGREE($who, "gewinnt") }
event-ends-move = das gilt als Bewegung
    .second = gilt das als Bewegung
    .last = { $who } eine Bewegung { AGREE($who, "beendet") }
event-ends-move-action = beende eine Bewegungsaktion
    .last = { $who } eine Bewegungsaktion { AGREE($who, "beendet") }
event-leaves-mesa = verlasse eine Mesa
    .last = { $who } eine Mesa { AGREE($who, "verlaesst") }
event-ends-action = beende eine Aktion
    .last = { $who } eine Aktion { AGREE($who, "beendet") }
event-rolls-dice = wirf die Würfel
    .last = { $who } die Würfel { AGREE($who, "wirft") }
event-begins-turn = beginne einen Zug
    .last = { AGREE($who) ->
        [you] du deinen Zug beginnst
       *[other] { $who } seinen Zug beginnt
    }
    .your-moment = zu Beginn deines Zuges
event-has-a-moment = habe Zeit für das, was keine Aktion kostet
    .last = { $who } Zeit für das, was keine Aktion kostet, { AGREE($who, "hat") }
event-ends-turn = beende einen Zug
    .last = { AGREE($who) ->
        [you] du deinen Zug beendest
       *[other] { $who } seinen Zug beendet
    }
    .your-moment = am Ende deines Zuges
beginnt = beginnt
    .you = beginnst
    .plural = beginnen
beendet = beendet
    .you = beendest
    .plural = beenden
verlaesst = verlässt
    .you = verlässt
    .plural = verlassen
wirft = wirft
    .you = wirfst
    .plural = werfen
zieht = zieht
    .you = ziehst
    .plural = ziehen
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

rule-draw = ziehe { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } ziehen
    .verb = { AGREE($who, "zieht") }
    .rest = { $n } { FORM("kind-card", "acc", $n) }
    .of = 3029bba5
rule-discard = wirf { FORM($noun, "object") } ab
    .bare = { FORM($noun, "object") } abwerfen
    .verb = { AGREE($who, "wirft") }
    .rest = { FORM($noun, "object") } ab
    .object = { $n } { FORM("kind-card", "acc", $n) }
    .last = { $who } { FORM($noun, "object") } { AGREE($who, "abwirft") }
    .never = keine Karten abwerfen
    .of = 58038b03
abwirft = abwirft
    .you = abwirfst
    .plural = abwerfen
rule-discard-at-random = wirf 1 zufällige Karte ab
    .bare = 1 zufällige Karte abwerfen
    .verb = { AGREE($who, "wirft") }
    .rest = 1 zufällige Karte ab
    .last = { $who } 1 zufällige Karte { AGREE($who, "abwirft") }
    .of = cc71ca2a
rule-give-card = gib { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } geben
    .verb = { AGREE($who, "gibt") }
    .rest = { FORM($receiver, "dat") } 1 Karte eigener Wahl
    .of = 13210364
rule-give-ten-dollars = gib { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } geben
    .verb = { AGREE($who, "gibt") }
    .rest = { FORM($receiver, "dat") } 10 $
    .of = c7f92d1d
rule-play-card = nutze eine Aktion auf einer Karte
    .bare = eine Aktion auf einer Karte nutzen
    .after = { $who } eine Aktion auf einer Karte genutzt { AGREE($who, "hat") }
    .of = e6e59317
rule-take-back-a-card = nimm 1 der selbst gelegten Karten zurück
    .bare = 1 der selbst gelegten Karten zurücknehmen
    .of = e31f88e4

## Points and wounds

rule-be-marshal = erhalte { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } erhalten
    .verb = { AGREE($who, "erhaelt") }
    .rest = { $n } { FORM("counter-marshal", "acc", $n) }
    .of = 5976ec1b
query-legendary = { $p } die Fähigkeit des Charakters { AGREE($p, "hat") }
    .not = { $p } die Fähigkeit des Charakters nicht { AGREE($p, "hat") }
    .of = 46aecd09
rule-step-up-marshal = erhalte 1 Marschallpunkt
    .bare = 1 Marschallpunkt erhalten
    .verb = { AGREE($who, "erhaelt") }
    .rest = 1 Marschallpunkt
    .after = { $who } 1 Marschallpunkt erhalten { AGREE($who, "hat") }
    .of = a30e73c1
rule-be-wanted = erhalte { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } erhalten
    .verb = { AGREE($who, "erhaelt") }
    .rest = { $n } { FORM("counter-wanted", "acc", $n) }
    .of = fa939cf8
rule-turn-wanted = erhalte { FORM($noun, "rest") }
    .bare = { FORM($noun, "rest") } erhalten
    .verb = { AGREE($who, "erhaelt") }
    .rest = { $n } { FORM("counter-wanted", "acc", $n) }
    .of = 8d5caeca
rule-step-up-wanted = erhalte 1 Wanted-Punkt
    .bare = 1 Wanted-Punkt erhalten
    .verb = { AGREE($who, "erhaelt") }
    .rest = 1 Wanted-Punkt
    .after = { $who } 1 Wanted-Punkt erhalten { AGREE($who, "hat") }
    .of = fd6938a5
rule-take-wound = nimm 1 Verletzung
    .bare = 1 Verletzung nehmen
    .verb = { AGREE($who, "nimmt") }
    .rest = 1 Verletzung
    .of = f398250d
rule-take-wound-of-card = nimm 1 Verletzung
    .bare = 1 Verletzung nehmen
    .verb = { AGREE($who, "nimmt") }
    .rest = 1 Verletzung
    .of = 3d9de7b6
rule-be-wounded = erhalte { FORM($noun, "rest") }
    .bare = { $why } { $n } { FORM("counter-wounds", "acc", $n) } erhalten
    .verb = { AGREE($who, "erhaelt") }
    .rest = { $n } { FORM("counter-wounds", "acc", $n) } { $why }
    .of = 37ff6e03
query-wounds-suffered = die Anzahl Verletzungen, die { $p } { $why } { AGREE($p, "erhaelt") },
    .gender = feminine
    .now-at-most = { $value ->
        [0] { $p } { AGREE($p, "erhaelt") } { $why } keine Verletzungen
       *[other] { $p } { AGREE($p, "erhaelt") } { $why } höchstens { $value } { FORM("counter-wounds", "acc", $value) }
    }
    .gets-more = { $p } { AGREE($p, "erhaelt") } { $why } { $value } { FORM("counter-wounds", "acc", $value) } mehr
    .of = 47762dc7
query-hand-shrink = die Anzahl Karten, um die Verletzungen { FORM($p, "before-feminine", "acc") }Handkartenzahl{ FORM($p, "behind") } verringern,
    .gender = feminine
    .now-is = { $value ->
        [0] Verletzungen verringern { FORM($p, "before-feminine", "acc") }Handkartenzahl{ FORM($p, "behind") } nicht
       *[other] Verletzungen verringern { FORM($p, "before-feminine", "acc") }Handkartenzahl{ FORM($p, "behind") } um { $value }
    }
    .of = e7c37e96
query-hand-limit = { FORM($p, "before-feminine", $case) }Handkartenzahl{ FORM($p, "behind") }
    .gender = feminine
    .of = cef63f7e

## Fights

rule-fight = kämpfe
    .bare = kämpfen
    .last = { $who } { AGREE($who, "kaempft") }
    .of = 7a585cd1
kaempft = kämpft
    .you = kämpfst
    .plural = kämpfen
rule-heist = versuche einen Überfall
    .bare = einen Überfall versuchen
    .after = { $who } einen Überfall versucht { AGREE($who, "hat") }
    .of = 8a99862d
rule-lower-opposing = senke den Wert der gegnerischen Karte um { $n }
    .bare = den Wert der gegnerischen Karte um { $n } senken
    .of = 780d60aa
rule-cancel-fight-card = hebe den Effekt der Kampfkarte auf
    .bare = den Effekt der Kampfkarte aufheben
    .of = 38aed44c
rule-void-fight = du darfst für den Spieler im Kampf 1 Karte ziehen und den Kampf von vorn beginnen
    .bare = für den Spieler im Kampf 1 Karte ziehen und den Kampf von vorn beginnen
    .third = { $who } darf den Spieler im Kampf 1 Karte ziehen und den Kampf von vorn beginnen lassen
    .of = fe4d09a4
rule-marshal-reward = wähle den Marschallpunkt als Belohnung
    .bare = den Marschallpunkt als Belohnung wählen
    .never = den Marschallpunkt nicht als Belohnung wählen
    .of = e0442655
query-opponent-of = { FORM($p, "before-masculine", $case) }Gegner{ $case ->
    [gen] s
   *[other] {""}
}{ FORM($p, "behind") }
    .gender = masculine
    .is = { $who } { FORM($p, "before-masculine") }Gegner{ FORM($p, "behind") } { AGREE($who, "ist") }
    .somebody = { FORM($p, "before-masculine") }Gegner{ FORM($p, "behind") } ein Spieler ist
    .nobody = { FORM($p, "before-masculine") }Gegner{ FORM($p, "behind") } ein NSC ist
    .of = 1cf30c0a
query-lowering = der Abzug für die Karte { FORM($p, "gen") }
    .gender = masculine
    .gets-more = die Karte { FORM($p, "gen") } ist um weitere { $value } gesenkt
    .of = b3b4bd94
query-foe-lowering = der Abzug für die Karte des NSC
    .gender = masculine
    .gets-more = die Karte des NSC ist um weitere { $value } gesenkt
    .of = 7860a73a
query-ties-go-to = der Sieger bei Gleichstand
    .gender = masculine
    .now-is = { $value } { AGREE($value, "gewinnt") } bei Gleichstand
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
    .not = { $p } { FORM($s, "acc") } nicht betreten { AGREE($p, "darf") }
    .which-s = { AGREE($head, "rel", "acc", $number) } { $p } betreten { AGREE($p, "darf") }
    .of = 4b33ea58
rule-travel = bewege dich bis zu { $distance } { FORM("kind-space", "acc", $distance) } weit
    .bare = { AGREE($who, "sich") } bis zu { $distance } { FORM("kind-space", "acc", $distance) } weit bewegen
    .of = 71487460
rule-arrive = geh zu { FORM($there, "dat") }
    .bare = zu { FORM($there, "dat") } gehen
    .of = 3803acc6
rule-move-sheriff = du darfst den Sheriff bis zu { $n } { FORM("kind-space", "acc", $n) } weit bewegen
    .bare = den Sheriff bis zu { $n } { FORM("kind-space", "acc", $n) } weit bewegen
    .second = darfst du den Sheriff bis zu { $n } { FORM("kind-space", "acc", $n) } weit bewegen
    .of = b55ccafe
rule-move-sheriff-under-sheriff-moves-exactly = bewege den Sheriff { $n } { FORM("kind-space", "acc", $n) } weit
    .bare = den Sheriff { $n } { FORM("kind-space", "acc", $n) } weit bewegen
    .of = b55ccafe

## Stories and locations

rule-meet-trigger = die Voraussetzung ist erfüllt
    .second = ist die Voraussetzung erfüllt
    .bare = die Voraussetzung erfüllen
    .unsaid = what
    .of = 5e163f07
rule-contribute = trage zu einer Story bei
    .bare = zu einer Story beitragen
    .after = { $who } zu einer Story beigetragen { AGREE($who, "hat") }
    .unsaid = slot
    .of = 35767afb
rule-win-poker = gewinne eine Pokerrunde
    .bare = eine Pokerrunde gewinnen
    .after = { $who } eine Pokerrunde gewonnen { AGREE($who, "hat") }
    .unsaid = share
    .of = 1d119079
rule-lose-poker = verliere eine Pokerrunde
    .bare = eine Pokerrunde verlieren
    .after = { $who } eine Pokerrunde verloren { AGREE($who, "hat") }
    .of = 6a29b8f4
rule-deliver-cattle = liefere Vieh ab
    .bare = Vieh abliefern
    .after = { $who } Vieh abgeliefert { AGREE($who, "hat") }
    .unsaid = token
    .of = ed6b19ef
rule-deposit = verkaufe Goldnuggets
    .bare = Goldnuggets verkaufen
    .after = { $who } Goldnuggets verkauft { AGREE($who, "hat") }
    .of = 8f4241eb
rule-revel = genieße Unterhaltung
    .bare = Unterhaltung genießen
    .after = { $who } Unterhaltung genossen { AGREE($who, "hat") }
    .of = 38d77529
rule-give-up-item = gib { FORM($x, "the", "acc") } ab
    .bare = { FORM($x, "the", "acc") } abgeben
    .of = bd76f783
rule-roll-again = wirf diesen Würfel noch einmal
    .bare = diesen Würfel noch einmal werfen
    .of = 441bf8b2

rule-duel = trage ein Duell aus
    .bare = ein Duell austragen
    .after = { $who } ein Duell ausgetragen { AGREE($who, "hat") }
    .of = 8978d17c
rule-arrest = verhafte { FORM($culprit, "acc") }
    .bare = { FORM($culprit, "acc") } verhaften
    .of = 004ff065
query-is-wanted = { $p } gesucht { AGREE($p, "wird") }
    .not = { $p } nicht gesucht { AGREE($p, "wird") }
    .main = { $p } { AGREE($p, "wird") } gesucht
    .which = { AGREE($head, "rel", $number) } gesucht { $number ->
        [plural] werden
       *[other] wird
    }
    .of = 6b7183d2

rule-react-at = Karten, die darauf antworten, dürfen benutzt werden
    .second = dürfen Karten, die darauf antworten, benutzt werden
    .bare = Karten benutzen, die darauf antworten
    .unsaid = moment
    .of = 104fe613
rule-end-movement = das gilt als Bewegung
    .second = gilt das als Bewegung
    .bare = die Bewegung beenden
    .unsaid = how
    .of = ac0e1a3c
rule-rattle = lass { FORM($opposed, "acc") } nach eigener Wahl 1 Karte abwerfen oder 1 Verletzung nehmen
    .bare = { FORM($opposed, "acc") } nach eigener Wahl 1 Karte abwerfen oder 1 Verletzung nehmen lassen
    .of = fe2eab57
rule-look-at-cards = sieh dir { $n } zufällige { FORM("kind-card", "acc", $n) } aus der Hand deines Gegners an
    .bare = { AGREE($who, "sich-dat") } { $n } zufällige { FORM("kind-card", "acc", $n) } aus der Hand deines Gegners ansehen
    .of = 607619ce
rule-throw-die = wirf { FORM($r, "acc") } noch einmal
    .bare = { FORM($r, "acc") } noch einmal werfen
    .of = 031e666e
query-nugget-limit = die Anzahl Goldnuggets, die { $p } haben { AGREE($p, "darf") },
    .gender = feminine
    .gets-more = { $p } { AGREE($p, "darf") } { $value } { FORM("counter-nuggets", "acc", $value) } mehr haben
    .of = 3474722d
query-advantage = der Vorteil { FORM($p, "gen") }
    .gender = masculine
    .gets-more = gegen { FORM($p, "acc") } gelegte Karten sinken um { $value }
    .of = 4bca60b6
query-boost = der Zuschlag für die Karte { FORM($p, "gen") }
    .gender = masculine
    .gets-more = { FORM($p, "before-feminine") }Karte{ FORM($p, "behind") } steigt um { $value }
    .of = 4bca60b6
query-in-use = { $p } { FORM($x, "name") } { AGREE($p, "benutzt") }
    .not = { $p } { FORM($x, "name") } nicht { AGREE($p, "benutzt") }
    .of = 28012b3e
benutzt = benutzt
    .you = benutzt
    .plural = benutzen
ruling-coach-gun-boosts = die Kutschenflinte erhöht die eigene Karte

rule-get-item = nimm { FORM($x, "acc") }
    .bare = { FORM($x, "acc") } nehmen
    .of = 90b0295e
rule-gain-item = erhalte { FORM($x, "acc") }
    .bare = { FORM($x, "acc") } erhalten
    .of = 22a858da
rule-acquire = erwirb Vieh
    .bare = Vieh erwerben
    .of = 553d1731
rule-lay-out-cards = lege die Karten aus
    .bare = die Karten auslegen
    .after = die Karten ausgelegt sind
    .of = 6acaa00c
rule-lay-out-story = lege eine neue Karte für { FORM($slot, "acc") } aus
    .bare = eine neue Karte für { FORM($slot, "acc") } auslegen
    .of = a2c07497
query-stories-in-play = die Storys im Spiel
    .gender = plural
    .dat = den Storys im Spiel
    .gen = der Storys im Spiel
    .of = b5e0a7ee
query-characters-in-play = die Charaktere im Spiel
    .gender = plural
    .dat = den Charakteren im Spiel
    .gen = der Charaktere im Spiel
    .of = 43a89bc3

query-gear = { FORM("kind-item", $case, $number) } { AGREE($p) ->
    [you] in deinem Besitz
   *[other] im Besitz { FORM($p, "gen") }
}
    .gender = masculine
    .of = c953b4f3

rule-set-up = baue das Spiel auf
    .bare = das Spiel aufbauen
    .after = das Spiel aufgebaut ist
    .of = 3df9f073
query-target-lp = die Anzahl Legendenpunkte, die das Ende auslöst,
    .gender = feminine
    .of = 71f6b0da
query-score = { FORM($p, "before-feminine", $case) }Punktzahl{ FORM($p, "behind") } am Spielende
    .gender = feminine
    .most = der höchsten Punktzahl am Spielende
    .of = 6cf83bfe

ruling-stick-em-up = wie weit Flossen hoch! die gegnerische Karte senkt
ruling-one-copy-each = höchstens eine Reaktion jedes Namens in einem Kampf
