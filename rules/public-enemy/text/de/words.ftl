# Public Enemy Number One in German: what the game is made of. The game has no German edition: its terms are designed.

kind-gang = Bande
    .gender = feminine
    .plural = Banden
kind-deck = Stapel
    .gender = masculine
    .gen = Stapels
    .plural = Stapel
    .dat-plural = Stapeln
kind-outlaw = Outlaw
    .gender = masculine
    .gen = Outlaws
    .plural = Outlaws
kind-saloon-card = Saloonkarte
    .gender = feminine
    .plural = Saloonkarten

## Gangs and decks: as they stand in a sentence, and as a `.name` on a list

gang-wild-bunch = der Wild Bunch
    .gender = masculine
    .acc = den Wild Bunch
    .dat = dem Wild Bunch
    .gen = des Wild Bunch
    .name = Wild Bunch
gang-daltons = die Daltons
    .gender = plural
    .dat = den Daltons
    .gen = der Daltons
    .name = Daltons
gang-james-younger = die James-Younger-Bande
    .gender = feminine
    .dat = der James-Younger-Bande
    .gen = der James-Younger-Bande
    .name = James-Younger
gang-loners = die Loners
    .gender = plural
    .dat = den Loners
    .gen = der Loners
    .name = Loners
like-deck =
    .gender = masculine
    .acc = den { FORM($noun, "pile") }
    .dat = dem { FORM($noun, "pile") }
    .gen = des { FORM($noun, "pile") }s
deck-tombstone = der Tombstone-Stapel
    .like = deck
    .pile = Tombstone-Stapel
    .name = Tombstone
deck-cripple-creek = der Cripple-Creek-Stapel
    .like = deck
    .pile = Cripple-Creek-Stapel
    .name = Cripple Creek
deck-dodge-city = der Dodge-City-Stapel
    .like = deck
    .pile = Dodge-City-Stapel
    .name = Dodge City
deck-deadwood = der Deadwood-Stapel
    .like = deck
    .pile = Deadwood-Stapel
    .name = Deadwood
deck-saloon = der Saloonstapel
    .like = deck
    .pile = Saloonstapel
    .name = Saloon

## Properties of cards

property-gang = { FORM($of, "before-feminine", $case) }Bande{ FORM($of, "behind") }
    .gender = feminine
    .is = { $of } zu { FORM($who, "dat") } { AGREE($of, "gehoert") }
    .is-not = { $of } nicht zu { FORM($who, "dat") } { AGREE($of, "gehoert") }
having-gang = { FORM($set, $case, $number) } { FORM($value, "gen") }
property-town =
    { $case ->
        [acc] den Stapel
        [dat] dem Stapel
        [gen] des Stapels
       *[other] der Stapel
    } { FORM($of, "before-feminine", "gen") }Stadt{ FORM($of, "behind") }
    .gender = masculine
having-town = { FORM($set, $case, $number) } aus { FORM($value, "dat") }
property-leader = { $of } Anführer ist
    .not = { $of } nicht Anführer ist
    .main = { $of } ist Anführer
having-leader =
    { FORM($set, $case, $number) }, { AGREE($set, "rel", $number) } Anführer { $number ->
        [plural] sind
        [other] sind
       *[one] ist
    },
    .not = { FORM($set, $case, $number) }, außer Anführern,

## Zones

zone-stock = { FORM($deck, $case) }
    .gender = { AGREE($deck) }
    .in = in { FORM($deck, "acc") }
    .top = oben auf { FORM($deck, "acc") }
cards-stock = { FORM("kind-card", $case, $number) } in { FORM($deck, "dat") }
    .gender = feminine
    .ort = yes
zone-stack =
    { FORM($player, "before-masculine", $case) }Stapel{ $case ->
        [gen] s
       *[other] { "" }
    } { FORM($gang, "gen") }{ FORM($player, "behind-bei") }
    .where = auf { FORM($noun, "dat") }
    .to = auf { FORM($noun, "acc") }
    .empty = { $player } keine Karte { FORM($gang, "gen") } { AGREE($player, "hat") }
    .not-empty = { $player } eine Karte { FORM($gang, "gen") } { AGREE($player, "hat") }
    .not-empty-which = { AGREE($head, "rel", $number) } eine Karte { FORM($gang, "gen") } { AGREE($head, "hat", $number) }
held-stack = { FORM($what, $case, $number) } { FORM($gang, "gen") }
    .gender = { AGREE($what) }
cards-stack = { FORM("kind-card", $case, $number) } auf { FORM($player, "before-masculine-dat") }Stapel { FORM($gang, "gen") }{ FORM($player, "behind") }
    .gender = feminine
zone-drawn-card = die Mitte
    .gender = feminine
    .dat = der Mitte
    .gen = der Mitte
put-out = { FORM($cards, "acc") } für diese Runde entfernen
zone-out = die für diese Runde entfernten Karten
    .gender = plural
    .dat = den für diese Runde entfernten Karten
    .gen = der für diese Runde entfernten Karten
    .in = zu den für diese Runde entfernten Karten
    .on = zu den für diese Runde entfernten Karten
    .where = unter den für diese Runde entfernten Karten
    .to = zu den für diese Runde entfernten Karten
    .empty = keine Karte für diese Runde entfernt ist
    .not-empty = eine Karte für diese Runde entfernt ist
cards-out = für diese Runde entfernt{ AGREE($what, "adj", $det, $case, $number) } { FORM($what, $case, $number) }
    .gender = { AGREE($what) }

## Counters, variables, tables

counter-wanted = Wanted-Marker { FORM($gang, "gen") }
    .gender = masculine
    .dat-plural = Wanted-Markern { FORM($gang, "gen") }
counter-rounds-played = gespielte Runde
    .gender = feminine
    .plural = gespielte Runden
    .gen-plural = gespielter Runden
    .is =
        { $n ->
            [0] das die erste Runde ist
            [1] genau 1 Runde gespielt ist
           *[other] genau { $n } Runden gespielt sind
        }
    .is-when =
        { $n ->
            [0] in der ersten Runde
           *[other] { "" }
        }
    .is-not =
        { $n ->
            [0] das nicht die erste Runde ist
           *[other] nicht genau { $n } Runden gespielt sind
        }
    .at-least =
        { $n ->
            [1] mindestens 1 Runde gespielt ist
           *[other] mindestens { $n } Runden gespielt sind
        }
    .at-most =
        { $n ->
            [1] höchstens 1 Runde gespielt ist
           *[other] höchstens { $n } Runden gespielt sind
        }
    .more-than =
        { $n ->
            [1] mehr als 1 Runde gespielt ist
           *[other] mehr als { $n } Runden gespielt sind
        }
    .less-than =
        { $n ->
            [1] noch keine Runde gespielt ist
           *[other] weniger als { $n } Runden gespielt sind
        }
variable-public-enemy = der Besitzer des One-Markers
    .gender = masculine
    .acc = den Besitzer des One-Markers
    .dat = dem Besitzer des One-Markers
    .gen = des Besitzers des One-Markers
    .set = { $value } { AGREE($value, "nimmt") } den One-Marker
    .set-second = { AGREE($value, "nimmt") } { $value } den One-Marker
    .set-nobody = von nun an hat niemand den One-Marker
    .set-nobody-second = hat von nun an niemand den One-Marker
    .is = { $who } den One-Marker { AGREE($who, "hat") }
    .is-not = { $who } den One-Marker nicht { AGREE($who, "hat") }
    .nobody = niemand den One-Marker hat
    .somebody = jemand den One-Marker hat
variable-starter = der Startspieler
    .gender = masculine
    .acc = den Startspieler
    .dat = dem Startspieler
    .gen = des Startspielers
    .set = { $value } { AGREE($value, "beginnt") } die nächste Runde
    .set-second = { AGREE($value, "beginnt") } { $value } die nächste Runde
variable-active = der Spieler am Zug
    .gender = masculine
    .acc = den Spieler am Zug
    .dat = dem Spieler am Zug
    .gen = des Spielers am Zug
    .set = { $value } { AGREE($value, "kommt") } an den Zug
    .set-second = { AGREE($value, "kommt") } { $value } an den Zug
beginnt = beginnt
    .you = beginnst
    .plural = beginnen
table-points = die Punkte für { $n }
    .gender = plural
    .dat = den Punkten für { $n }
    .gen = der Punkte für { $n }

## What a card is

about-outlaw =
    { FORM($gang, "name") }, { FORM($town, "name") }{ $leader ->
        [yes] { ", " }Anführer der Bande
       *[no] { "" }
    }

## Options

option-length = die Dauer des Spiels
option-length-open-end = ohne festes Ende
option-length-three-rounds = drei Runden
option-length-six-rounds = sechs Runden
option-length-nine-rounds = neun Runden
its-own = no
