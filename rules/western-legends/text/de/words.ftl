# Western Legends in German: what the game is made of. Terms are those of its German rules; the rest is designed.


## Kinds

kind-region = Region
    .gender = feminine
    .plural = Regionen
kind-site = Ort
    .gender = masculine
    .gen = Ortes
    .plural = Orte
    .dat-plural = Orten
kind-gang = Gang
    .gender = feminine
    .plural = Gangs
kind-colour = Farbe
    .gender = feminine
    .plural = Farben
kind-rank = Wert
    .gender = masculine
    .gen = Wertes
    .plural = Werte
    .dat-plural = Werten
kind-suit = Kartenfarbe
    .gender = feminine
    .plural = Kartenfarben
kind-npc = NSC
    .gender = masculine
    .plural = NSC
kind-contest = Art des Kampfes
    .gender = feminine
    .plural = Arten des Kampfes
kind-manner = Art der Bewegung
    .gender = feminine
    .plural = Arten der Bewegung
kind-wound-source = Ursache
    .gender = feminine
    .plural = Ursachen
kind-stage = Schritt
    .gender = masculine
    .gen = Schrittes
    .plural = Schritte
    .dat-plural = Schritten
kind-story-place = Storyfeld
    .gender = neuter
    .gen = Storyfeldes
    .plural = Storyfelder
    .dat-plural = Storyfeldern
kind-item-sort = Art von Gegenstand
    .gender = feminine
    .plural = Arten von Gegenständen
kind-throw = Würfel
    .gender = masculine
    .gen = Würfels
    .plural = Würfel
    .dat-plural = Würfeln
kind-space = Feld
    .gender = neuter
    .gen = Feldes
    .plural = Felder
    .dat-plural = Feldern
kind-face = Pokerkartenname
    .gender = masculine
    .acc = Pokerkartennamen
    .dat = Pokerkartennamen
    .gen = Pokerkartennamens
    .plural = Pokerkartennamen
kind-poker-card = Pokerkarte
    .gender = feminine
    .plural = Pokerkarten
kind-fight-card = Kampfkarte
    .gender = feminine
    .plural = Kampfkarten
kind-story-trigger = Auslöser
    .gender = masculine
    .gen = Auslösers
    .plural = Auslöser
    .dat-plural = Auslösern
kind-story = Storykarte
    .gender = feminine
    .plural = Storykarten
kind-item = Gegenstand
    .gender = masculine
    .gen = Gegenstands
    .plural = Gegenstände
    .dat-plural = Gegenständen
kind-cattle-token = Viehchip
    .gender = masculine
    .gen = Viehchips
    .plural = Viehchips
kind-die-face = Würfelseite
    .gender = feminine
    .plural = Würfelseiten
kind-character = Charakter
    .gender = masculine
    .gen = Charakters
    .plural = Charaktere
    .dat-plural = Charakteren
contest-arrest-contest = eine Verhaftung
    .kein = keine Verhaftung
    .waged = { " " }(eine Verhaftung)
    .during = bei einer Verhaftung
contest-duel-contest = ein Duell
    .kein = kein Duell
    .waged = { " " }(ein Duell)
    .during = in Duellen
contest-rob-contest = ein Raub
    .kein = kein Raub
    .waged = { " " }(ein Raub)
    .during = bei einem Raub
contest-heist-contest = ein Überfall
    .kein = kein Überfall
    .waged = { " " }(ein Überfall)
    .during = bei einem Überfall
contest-bandit-contest = ein Kampf gegen einen Banditen
    .kein = kein Kampf gegen einen Banditen
    .waged = { " " }(ein Kampf gegen einen Banditen)
    .during = in Kämpfen gegen einen Banditen
contest-attempt-contest = die Verhaftung durch den Sheriff
    .kein = nicht die Verhaftung durch den Sheriff
    .waged = { " " }(die Verhaftung durch den Sheriff)
wound-source-from-result = das Ergebnis des Kampfes
    .source = durch das Ergebnis des Kampfes
wound-source-from-fight-card = die Kampfkarte
    .source = durch die Kampfkarte
wound-source-from-uncancellable-card = eine Kampfkarte, die sich nicht aufheben lässt
    .source = durch die Kampfkarte, die sich nicht aufheben lässt
wound-source-from-choice = eine Wahl
    .source = { "" }
stage-quiet = keine Reaktion möglich ist
stage-reacting = in einem Kampf die Karten aufgedeckt sind
stage-after-move = gerade eine Bewegungsaktion geendet hat
stage-marshal-gained = gerade ein Marschallpunkt gewonnen wurde
stage-wanted-gained = gerade ein Wanted-Punkt gewonnen wurde
story-place-first-story = die erste Story
    .gender = feminine
    .dat = der ersten Story
    .gen = der ersten Story
story-place-second-story = die zweite Story
    .gender = feminine
    .dat = der zweiten Story
    .gen = der zweiten Story
throw-first-throw = der erste Würfel
    .gender = masculine
    .acc = den ersten Würfel
    .dat = dem ersten Würfel
    .gen = des ersten Würfels
throw-second-throw = der zweite Würfel
    .gender = masculine
    .acc = den zweiten Würfel
    .dat = dem zweiten Würfel
    .gen = des zweiten Würfels

## Counters

sum = { $unit }{ $n }
counter-money = Geld
    .like = mass
    .gender = neuter
    .a = Geld
    .own =
        { FORM($owner, "before-neuter", $case) }Geld{ $case ->
            [gen] es
           *[other] { "" }
        }{ FORM($owner, "behind") }
counter-nuggets = Goldnugget
    .gender = neuter
    .gen = Goldnuggets
    .plural = Goldnuggets
counter-lp = Legendenpunkt
    .gender = masculine
    .gen = Legendenpunktes
    .plural = Legendenpunkte
    .dat-plural = Legendenpunkten
erleidet = erleidet
    .you = erleidest
    .plural = erleiden
heilt = heilt
    .you = heilst
    .plural = heilen
gain-wounds = { FORM($amount, "acc") } erleiden
take-wounds = { FORM($amount, "acc") } erleiden
lose-wounds = { FORM($amount, "acc") } heilen
counter-wounds = Verletzung
    .gender = feminine
    .plural = Verletzungen
counter-marshal = Marschallpunkt
    .gender = masculine
    .plural = Marschallpunkte
    .dat-plural = Marschallpunkten
counter-wanted = Wanted-Punkt
    .gender = masculine
    .plural = Wanted-Punkte
    .dat-plural = Wanted-Punkten
counter-actions-left = Aktion
    .gender = feminine
    .plural = Aktionen
counter-lowered = Punkt Abzug für die gespielte Karte
    .gender = masculine
    .plural = Punkte Abzug für die gespielte Karte
counter-foe-lowered = Punkt Abzug für die Kampfkarte
    .gender = masculine
    .plural = Punkte Abzug für die Kampfkarte
counter-discs = Storyscheibe bei { FORM($story-place, "dat") }
    .gender = feminine
    .plural = Storyscheiben bei { FORM($story-place, "dat") }
counter-pot = $ im Pot
    .gender = masculine
    .plural = $ im Pot
    .n = ${ $n } im Pot
counter-points-at-once = in einer Aktion gewonnener Legendenpunkt
    .at-least = in einer Aktion mindestens { $n } Legendenpunkte gewonnen wurden
    .gender = masculine
    .plural = in einer Aktion gewonnene Legendenpunkte
    .gen-plural = in einer Aktion gewonnener Legendenpunkte
counter-spent-at-once = in einer Aktion ausgegebener $
    .at-least = in einer Aktion mindestens ${ $n } ausgegeben wurden
    .gender = masculine
    .plural = in einer Aktion ausgegebene $
    .gen-plural = in einer Aktion ausgegebener $
    .n = in einer Aktion ausgegebene ${ $n }

## Zones

like-pile =
    .gender = masculine
    .acc = den { FORM($noun, "name") }
    .dat = dem { FORM($noun, "name") }
    .gen = des { FORM($noun, "name") }s
zone-poker-deck = der Pokerstapel
    .like = pile
    .name = Pokerstapel
zone-discards = der Ablagestapel
    .like = pile
    .name = Ablagestapel
    .in = auf den Ablagestapel
    .to = auf den Ablagestapel
held-hand = { FORM($what, $case, $number) } auf der Hand
    .gender = { AGREE($what) }
look-at-hand = { AGREE($who, "sich-dat") } alle Karten auf { FORM($player, "before-feminine", "dat") }Hand{ FORM($player, "behind") } ansehen
put-hand-own = { FORM($cards, "acc") } auf die Hand nehmen
zone-hand = { FORM($player, "before-feminine", $case) }Hand{ FORM($player, "behind") }
    .gender = feminine
    .in = auf { FORM($noun, "acc") }
    .to = auf { FORM($noun, "acc") }
    .where = auf { FORM($noun, "dat") }
zone-card-played =
    { FORM($player, "before-feminine", $case) }benutzte{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Karte{ FORM($player, "behind") }
    .gender = feminine
    .in = vor { FORM($player, "acc") }
    .to = vor { FORM($player, "acc") }
    .empty = { $player } keine Karte { AGREE($player, "benutzt") }
    .not-empty = { $player } eine Karte { AGREE($player, "benutzt") }
cards-laid = gespielt{ AGREE("kind-card", "adj", $det, $case, $number) } { FORM("kind-card", $case, $number) } { FORM($player, "gen") }
    .gender = feminine
like-front =
    .in = vor { FORM($player, "acc") }
    .to = vor { FORM($player, "acc") }
    .where = vor { FORM($player, "dat") }
zone-laid = { FORM($player, "before-plural", $case) }gespielten Karten{ FORM($player, "behind") }
    .gender = plural
    .like = front
    .empty = { $player } keine Karte gespielt { AGREE($player, "hat") }
    .not-empty = { $player } eine Karte gespielt { AGREE($player, "hat") }
zone-shown = { FORM($player, "before-plural", $case) }aufgedeckten Karten{ FORM($player, "behind") }
    .gender = plural
    .like = front
    .empty = { $player } keine Karte aufgedeckt { AGREE($player, "hat") }
    .not-empty = { $player } eine Karte aufgedeckt { AGREE($player, "hat") }
zone-fight-deck = der Stapel der Kampfkarten
    .gender = masculine
    .acc = den Stapel der Kampfkarten
    .dat = dem Stapel der Kampfkarten
    .gen = des Stapels der Kampfkarten
zone-fight-hand = { FORM($player, "before-plural", $case) }Kampfkarten{ FORM($player, "behind") }
    .gender = plural
    .in = vor { FORM($player, "acc") }
    .empty = { $player } keine Kampfkarte auf der Hand { AGREE($player, "hat") }
    .not-empty = { $player } eine Kampfkarte auf der Hand { AGREE($player, "hat") }
zone-npc-laid =
    { FORM($player, "before-feminine", $case) }verdeckte{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Kampfkarte{ FORM($player, "behind") }
    .gender = feminine
    .like = front
    .empty = vor { FORM($player, "dat") } keine Kampfkarte verdeckt liegt
    .not-empty = vor { FORM($player, "dat") } eine Kampfkarte verdeckt liegt
zone-npc-shown = die Karte des NSC
    .gender = feminine
    .in = vor den NSC
    .to = vor den NSC
    .empty = der NSC keine Karte aufgedeckt hat
    .not-empty = der NSC eine Karte aufgedeckt hat
zone-flop = der Flop
    .like = pile
    .name = Flop
zone-dealer-hand = { FORM($player, "before-feminine", $case) }Dealerhand{ FORM($player, "behind") }
    .gender = feminine
    .in = auf { FORM($noun, "acc") }
zone-story-deck = der Stapel { FORM($story-place, "gen") }
    .where = im Stapel { FORM($story-place, "gen") }
    .acc = den Stapel { FORM($story-place, "gen") }
    .dat = dem Stapel { FORM($story-place, "gen") }
    .gen = des Stapels { FORM($story-place, "gen") }
zone-open-story = der Platz { FORM($story-place, "gen") }
    .where = auf dem Platz { FORM($story-place, "gen") }
    .acc = den Platz { FORM($story-place, "gen") }
    .dat = dem Platz { FORM($story-place, "gen") }
    .gen = des Platzes { FORM($story-place, "gen") }
    .in = auf { FORM($noun, "acc") }
    .to = auf { FORM($noun, "acc") }
zone-told-stories = die abgehandelten Storys
    .gender = plural
    .in = zu den abgehandelten Storys
    .to = zu den abgehandelten Storys
    .empty = noch keine Story abgehandelt ist
    .not-empty = schon eine Story abgehandelt ist
zone-character-deck = der Charakterstapel
    .like = pile
    .name = Charakterstapel
zone-characters-dealt =
    { FORM($player, "before-plural", $case) }zugeteilten Charaktere{ $case ->
        [dat] n
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = plural
    .in = vor { FORM($player, "acc") }
    .to = vor { FORM($player, "acc") }
    .empty = { FORM($player, "dat") } kein Charakter zugeteilt ist
    .not-empty = { FORM($player, "dat") } ein Charakter zugeteilt ist
zone-character-kept =
    { FORM($player, "before-masculine", $case) }behaltene{ $case ->
        [acc] n Charakter
        [dat] n Charakter
        [gen] n Charakters
       *[other]
            { AGREE($player) ->
                [you] r Charakter
               *[other] { " " }Charakter
            }
    }{ FORM($player, "behind") }
    .in = vor { FORM($player, "acc") }
    .to = vor { FORM($player, "acc") }
    .empty = { $player } keinen Charakter behalten { AGREE($player, "hat") }
    .not-empty = { $player } einen Charakter behalten { AGREE($player, "hat") }
zone-own-character =
    { FORM($player, "before-masculine", $case) }Charakter{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = masculine
    .in = vor { FORM($player, "acc") }
    .to = vor { FORM($player, "acc") }
    .empty = { $player } keinen Charakter { AGREE($player, "hat") }
    .not-empty = { $player } einen Charakter { AGREE($player, "hat") }
zone-herd =
    die Viehchips { FORM($colour, "named") ->
        [yes] ({ $colour })
       *[other] { FORM($colour, "gen") }
    }
    .gender = plural
    .in =
        zu den Viehchips { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "gen") }
        }
    .to =
        zu den Viehchips { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "gen") }
        }
    .dat =
        den Viehchips { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "gen") }
        }
    .gen =
        der Viehchips { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "gen") }
        }
    .empty =
        keine Viehchips { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "gen") }
        } mehr übrig sind
    .not-empty =
        noch Viehchips { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "gen") }
        } übrig sind
held-cattle = Viehchip
    .gender = masculine
    .gen = Viehchips
    .plural = Viehchips
zone-cattle = { FORM($player, "before-neuter", $case) }Vieh{ FORM($player, "behind") }
    .gender = neuter
    .in = zu { FORM($player, "dat") }
    .to = zu { FORM($player, "dat") }
    .where = bei { FORM($player, "dat") }
    .empty = { $player } kein Vieh { AGREE($player, "hat") }
    .not-empty = { $player } Vieh { AGREE($player, "hat") }

## Variables

variable-owns = { $player } { FORM($item, "a", "acc") } { AGREE($player, "hat") }
    .main = { $player } { AGREE($player, "hat") } { FORM($item, "a", "acc") }
    .not = { $player } { FORM($item, "the", "acc") } nicht { AGREE($player, "hat") }
    .which-item = { AGREE($head, "rel", "acc", $number) } { $player } { AGREE($player, "hat") }
    .not-which-item = { AGREE($head, "rel", "acc", $number) } { $player } nicht { AGREE($player, "hat") }
held-owns = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
variable-active-mount =
    { FORM($player, "before-neuter", $case) }aktive{ $case ->
        [dat] n
        [gen] n
       *[other] { FORM($player, "with-owned-adj") }
    } Reittier{ $case ->
        [gen] s
       *[other] { "" }
    }{ FORM($player, "behind") }
    .nobody = { $player } kein aktives Reittier { AGREE($player, "hat") }
    .somebody = { $player } ein aktives Reittier { AGREE($player, "hat") }
variable-active-weapon =
    { FORM($player, "before-feminine", $case) }aktive{ $case ->
        [dat] n
        [gen] n
       *[other] { "" }
    } Waffe{ FORM($player, "behind") }
    .gender = feminine
    .nobody = { $player } keine aktive Waffe { AGREE($player, "hat") }
    .somebody = { $player } eine aktive Waffe { AGREE($player, "hat") }
variable-rolled = das, was { $throw } zeigt,
    .gender = neuter
    .is = { $throw } { FORM($who, "acc") } zeigt
    .is-not = { $throw } nicht { FORM($who, "acc") } zeigt
    .same = { $throw } dasselbe wie { $who } zeigt
    .same-not = { $throw } nicht dasselbe wie { $who } zeigt
variable-active = der aktive Spieler
    .gender = masculine
    .acc = den aktiven Spieler
    .dat = dem aktiven Spieler
    .gen = des aktiven Spielers
    .is = { $who } am Zug { AGREE($who, "ist") }
    .is-not = { $who } nicht am Zug { AGREE($who, "ist") }
variable-first-player = der Startspieler
    .gender = masculine
    .acc = den Startspieler
    .dat = dem Startspieler
    .gen = des Startspielers
variable-bearer = der Spieler mit { FORM($character, "dat") }
    .gender = masculine
    .acc = den Spieler mit { FORM($character, "dat") }
    .dat = dem Spieler mit { FORM($character, "dat") }
    .gen = des Spielers mit { FORM($character, "dat") }
variable-has-ability = { $player } die Fähigkeit { AGREE($player, "hat") }
    .main = { $player } { AGREE($player, "hat") } die Fähigkeit
variable-spot =
    { FORM($player, "before-neuter", $case) }Feld{ $case ->
        [gen] es
       *[other] { "" }
    }{ FORM($player, "behind") }
    .placed = { $player }
    .with-stands = { AGREE($player, "steht") }
    .is = { $player } { FORM($who, "with-place") } { AGREE($player, "steht") }
    .is-not = { $player } nicht { FORM($who, "with-place") } { AGREE($player, "steht") }
    .is-beside = { FORM($who, "with-place") }
    .with-absolute-dat =
        { AGREE($player) ->
            [you] deinem
           *[other] { FORM($noun, "dat") }
        }
    .set =
        { AGREE($player) ->
            [you] gehe
           *[other] { $player } { AGREE($player, "kommt") }
        } { FORM($value, "with-goal") }
    .set-second =
        { AGREE($player) ->
            [you] gehe
           *[other] { AGREE($player, "kommt") } { $player }
        } { FORM($value, "with-goal") }
steht = steht
    .you = stehst
    .plural = stehen
variable-has-place = { $player } einen Platz { AGREE($player, "hat") }
variable-sheriff-at = das Feld des Sheriffs
    .dat = dem Feld des Sheriffs
    .gen = des Feldes des Sheriffs
    .is = der Sheriff { FORM($who, "with-place") } steht
    .is-not = der Sheriff nicht { FORM($who, "with-place") } steht
    .set = der Sheriff kommt { FORM($value, "with-goal") }
    .set-second = kommt der Sheriff { FORM($value, "with-goal") }
    .placed = der Sheriff
    .with-stands = steht
variable-bandit-at = { FORM($space, "with-place") } ein Bandit steht
    .not = { FORM($space, "with-place") } kein Bandit steht
    .main = { FORM($space, "with-place") } steht ein Bandit
    .set-yes = ein Bandit kommt { FORM($space, "with-goal") }
    .set-yes-second = kommt ein Bandit { FORM($space, "with-goal") }
    .set-no = der Bandit verlässt { FORM($space, "acc") }
    .set-no-second = verlässt der Bandit { FORM($space, "acc") }
variable-stage = der Schritt
    .is = { $who }
    .is-not = nicht gilt, dass { $who }
variable-mover = der Spieler, der sich bewegt hat,
    .gender = masculine
    .acc = den Spieler, der sich bewegt hat,
    .dat = dem Spieler, der sich bewegt hat,
    .gen = des Spielers, der sich bewegt hat,
    .is = { $who } { AGREE($who, "sich") } bewegt { AGREE($who, "hat") }
    .is-not = { $who } { AGREE($who, "sich") } nicht bewegt { AGREE($who, "hat") }
    .nobody = sich niemand bewegt hat
    .somebody = sich jemand bewegt hat
variable-fighter = der Angreifer
    .gender = masculine
    .acc = den Angreifer
    .dat = dem Angreifer
    .gen = des Angreifers
    .is = { $who } { AGREE($who, "angreift") }
    .is-not = { $who } nicht { AGREE($who, "angreift") }
angreift = angreift
    .you = angreifst
    .plural = angreifen
variable-rival = der Zielspieler
    .gender = masculine
    .acc = den Zielspieler
    .dat = dem Zielspieler
    .gen = des Zielspielers
    .is = { $who } angegriffen { AGREE($who, "wird") }
    .nobody = der Kampf nicht gegen einen Spieler geht
    .somebody = der Kampf gegen einen Spieler geht
    .about-somebody = gegen einen anderen Spieler
variable-foe = der NSC
    .gender = masculine
    .acc = den NSC
    .dat = dem NSC
    .gen = des NSC
    .is = der Kampf gegen { FORM($who, "acc") } geht
    .is-not = der Kampf nicht gegen { FORM($who, "acc") } geht
    .nobody = der Kampf gegen einen Spieler geht
    .somebody = der Kampf gegen einen NSC geht
    .about = gegen { FORM($who, "acc") }
    .about-somebody = gegen einen NSC
variable-contest = die Art des Kampfes
    .gender = feminine
    .is = der Kampf { $who } ist
    .is-not = der Kampf { FORM($who, "kein") } ist
variable-decided = der Kampf entschieden ist
    .not = der Kampf nicht entschieden ist
variable-winner = der Sieger des Kampfes
    .gender = masculine
    .acc = den Sieger des Kampfes
    .dat = dem Sieger des Kampfes
    .gen = des Siegers des Kampfes
    .is = { $who } den Kampf gewonnen { AGREE($who, "hat") }
    .is-not = { $who } den Kampf nicht gewonnen { AGREE($who, "hat") }
    .nobody = kein Spieler den Kampf gewonnen hat
    .somebody = jemand den Kampf gewonnen hat
variable-card-cancelled = die Kampfkarte aufgehoben ist
    .not = die Kampfkarte nicht aufgehoben ist
variable-voided = der Kampf von vorn begonnen hat
    .not = der Kampf nicht von vorn begonnen hat
variable-fought = { $player } in diesem Zug angegriffen wurde
    .main = { $player } wurde in diesem Zug angegriffen
    .not = { $player } in diesem Zug nicht angegriffen wurde
variable-heisted = es in diesem Zug einen Überfall gab
    .main = in diesem Zug gab es einen Überfall
    .not = es in diesem Zug keinen Überfall gab
variable-reacted = { $player } reagiert { AGREE($player, "hat") }
    .not = { $player } nicht reagiert { AGREE($player, "hat") }
variable-plays-poker = { $player } beim Poker { AGREE($player, "mitspielt") }
    .main = { $player } ist beim Poker dabei
    .which =
        { AGREE($head, "rel", $number) } beim Poker { $number ->
            [plural] mitspielen
           *[other] mitspielt
        }
mitspielt = mitspielt
    .you = mitspielst
    .plural = mitspielen
variable-dealer = der Dealer
    .gender = masculine
    .acc = den Dealer
    .dat = dem Dealer
    .gen = des Dealers
    .nobody = es keinen Dealer gibt
    .somebody = es einen Dealer gibt
variable-end-triggered = das Spielende ausgelöst ist
    .main = das Spielende ist ausgelöst
variable-last-round = die letzte Runde
    .gender = feminine
variable-disc-placed = in diesem Zug eine Storyscheibe gelegt wurde
    .main = in diesem Zug wurde eine Storyscheibe gelegt
    .not = in diesem Zug keine Storyscheibe gelegt wurde
variable-trigger-met = die Voraussetzung ({ $story-place }) erfüllt ist

## Tables, builtins, properties

table-row = die Reihe von Feld { $n }
builtin-hand-strength = die Stärke der Hand aus { FORM($a1, "dat") } und { FORM($a2, "dat") }
    .unsaid = a3 a4 a5
property-site = der Ort { FORM($of, "gen") }
    .gender = masculine
    .acc = den Ort { FORM($of, "gen") }
    .dat = dem Ort { FORM($of, "gen") }
    .gen = des Ortes { FORM($of, "gen") }
    .nobody = { $of } keinen Ort hat
    .somebody = { $of } einen Ort hat
    .is = { FORM($of, "placed") } { FORM($who, "at") } { FORM($of, "with-stands") }
    .is-not = { FORM($of, "placed") } nicht { FORM($who, "at") } { FORM($of, "with-stands") }
having-site = { FORM($set, $case, $number) } mit { FORM($value, "dat") }
    .not = { FORM($set, $case, $number) } ohne Ort
property-rank =
    { FORM($of, "before-masculine", $case) }Wert{ $case ->
        [gen] es
       *[other] { "" }
    }{ FORM($of, "behind") }
    .gender = masculine
having-suit =
    { AGREE($value) ->
        [plural] { FORM($set, $case, $number) } der Farbe { $value }
        [feminine] { FORM($set, $case, $number) } { FORM($value, "gen") }
       *[other] { $value }-{ FORM($set, $case, $number) }
    }
property-suit = { FORM($of, "before-feminine", $case) }Farbe{ FORM($of, "behind") }
    .gender = feminine
property-face =
    { FORM($of, "before-masculine", $case) }Name{ $case ->
        [gen] ns
        [acc] n
        [dat] n
       *[other] { "" }
    }{ FORM($of, "behind") }
    .gender = masculine
property-gang = { FORM($of, "before-feminine", $case) }Gang{ FORM($of, "behind") }
    .gender = feminine
property-edges = Feld neben { FORM($of, "dat") }
    .gender = neuter
    .gen = Feldes neben { FORM($of, "dat") }
    .plural = Felder neben { FORM($of, "dat") }
    .dat-plural = Feldern neben { FORM($of, "dat") }
property-corners = Feld an einer Ecke { FORM($of, "gen") }
    .gender = neuter
    .gen = Feldes an einer Ecke { FORM($of, "gen") }
    .plural = Felder an den Ecken { FORM($of, "gen") }
    .dat-plural = Feldern an den Ecken { FORM($of, "gen") }
property-region = { FORM($of, "before-feminine", $case) }Region{ FORM($of, "behind") }
    .is = { FORM($of, "placed") } in { $who } { FORM($of, "with-stands") }
    .is-not = { FORM($of, "placed") } nicht in { $who } { FORM($of, "with-stands") }
    .gender = feminine
    .same = { FORM($of, "placed") } in der Region { FORM($who, "gen") } { FORM($of, "with-stands") }
    .same-not = { FORM($of, "placed") } nicht in der Region { FORM($who, "gen") } { FORM($of, "with-stands") }
    .of-spot = { FORM($player, "before-feminine", $case) }Region{ FORM($player, "behind") }
    .of-sheriff-at = die Region des Sheriffs
    .of-sheriff-at-dat = der Region des Sheriffs
    .of-sheriff-at-gen = der Region des Sheriffs
    .same-own = { FORM($of, "placed") } in { FORM($who, "dat") } { FORM($of, "with-stands") }
    .same-own-not = { FORM($of, "placed") } nicht in { FORM($who, "dat") } { FORM($of, "with-stands") }
property-cost = { FORM($of, "before-plural", $case) }Kosten{ FORM($of, "behind") }
    .gender = plural
    .unit = $
property-improves = was { $of } verbessert
    .somebody = { $of } verbessert ist
    .somebody-which = { AGREE($head, "rel", $number) } verbessert { AGREE($head, "ist", $number) }
property-item-sort = { FORM($of, "before-feminine", $case) }Art{ FORM($of, "behind") }
    .gender = feminine
    .is = { $of } { FORM($who, "a") } { AGREE($of, "ist") }
    .is-not = { $of } { FORM($who, "no") } { AGREE($of, "ist") }
having-item-sort = { FORM($set, $case, $number) } der Art „{ FORM($value, "name") }“
property-colour = { FORM($of, "before-feminine", $case) }Farbe{ FORM($of, "behind") }
    .gender = feminine
    .is = { $of } { FORM($who, "name") } { AGREE($of, "ist") }
    .is-not = { $of } nicht { FORM($who, "name") } { AGREE($of, "ist") }
property-mount-speed = { FORM($of, "before-feminine", $case) }Geschwindigkeit{ FORM($of, "behind") }
    .gender = feminine
property-legend = { $of } legendär { AGREE($of, "ist") }
    .not = { $of } nicht legendär { AGREE($of, "ist") }
query-next-to = { FORM("kind-space", $case, $number) } neben { FORM($s, "with-absolute", "dat") }
    .gender = neuter
    .holds = { $who } neben { FORM($s, "dat") } { AGREE($who, "liegt") }
    .holds-not = { $who } nicht neben { FORM($s, "dat") } { AGREE($who, "liegt") }
    .of = 9bd54bfc
liegt = liegt
    .plural = liegen
query-has-copy = { $p } { FORM($x, "acc") } oder seine bessere Seite { AGREE($p, "hat") }
    .not = { $p } { FORM($x, "acc") } nicht { AGREE($p, "hat") }
    .of = e56229e0
query-bounty =
    { FORM($p, "before-plural", $case) }{ $case ->
        [dat] Punkten
       *[other] Punkte
    } für den Wanted-Pfad{ FORM($p, "behind") }
    .gender = plural
    .of = f1385b43
query-marshal-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [dat] Punkten
       *[other] Punkte
    } für die Marschallkarriere{ FORM($p, "behind") }
    .gender = plural
    .of = a8543809
query-strength = { FORM($p, "before-feminine", $case) }Stärke beim Poker{ FORM($p, "behind") }
    .gender = feminine
    .of = 18cba1ce
query-is-wild = { $c } ein Joker { AGREE($c, "ist") }
    .not = { $c } kein Joker { AGREE($c, "ist") }
    .of = cf3d69c2
query-usable = { $p } { FORM($c, "acc") } als Aktion nutzen { AGREE($p, "kann") }
    .not = { $p } { FORM($c, "acc") } nicht als Aktion nutzen { AGREE($p, "kann") }
    .of = eda57c03
query-ready = { $p } { FORM($c, "acc") } als Reaktion nutzen { AGREE($p, "kann") }
    .not = { $p } { FORM($c, "acc") } nicht als Reaktion nutzen { AGREE($p, "kann") }
    .of = bb5be8c6
query-end-is-near = das Ende nah ist
    .not = das Ende nicht nah ist
    .of = 10c3c56a
