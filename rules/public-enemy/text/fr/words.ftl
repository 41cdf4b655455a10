# Public Enemy Number One in French: what the game is made of. Terms are those of its French rules.

kind-gang = gang
    .plural = gangs
kind-deck = pioche
    .gender = feminine
    .plural = pioches
kind-outlaw = hors-la-loi
    .plural = hors-la-loi
kind-saloon-card = carte Saloon
    .gender = feminine
    .plural = cartes Saloon

## Gangs and decks: as they stand in a sentence, and as a `.name` on a list

gang-wild-bunch = le Wild Bunch
    .de = du Wild Bunch
    .at = au Wild Bunch
    .name = Wild Bunch
gang-daltons = les Dalton
    .gender = plural
    .de = des Dalton
    .at = aux Dalton
    .name = Dalton
gang-james-younger = le gang James-Younger
    .de = du gang James-Younger
    .at = au gang James-Younger
    .name = James-Younger
gang-loners = les Loners
    .gender = plural
    .de = des Loners
    .at = aux Loners
    .name = Loners
like-deck =
    .gender = feminine
    .de = de la pioche { FORM($noun, "name") }
    .at = à la pioche { FORM($noun, "name") }
deck-tombstone = la pioche Tombstone
    .like = deck
    .name = Tombstone
deck-cripple-creek = la pioche Cripple Creek
    .like = deck
    .name = Cripple Creek
deck-dodge-city = la pioche Dodge City
    .like = deck
    .name = Dodge City
deck-deadwood = la pioche Deadwood
    .like = deck
    .name = Deadwood
deck-saloon = la pioche Saloon
    .like = deck
    .name = Saloon

## Properties of cards

property-gang = { FORM($of, "before-masculine", $case) }gang{ FORM($of, "behind") }
    .is = { $of } { AGREE($of, "est") } { FORM($who, "de") }
    .is-not = { $of } { AGREE($of, "n-est") } pas { FORM($who, "de") }
having-gang = { FORM($set, $case, $number) } { FORM($value, "de") }
property-town = { FORM("pioche-word", "the", $case) } de { FORM($of, "before-feminine") }ville{ FORM($of, "behind") }
    .gender = feminine
pioche-word = pioche
    .gender = feminine
    .plural = pioches
having-town = { FORM($set, $case, $number) } de { FORM($value, "name") }
property-leader = { $of } est chef de gang
    .not = { $of } n'est pas chef de gang
having-leader =
    { FORM($set, $case, $number) } { $number ->
        [plural] qui sont chefs de gang
        [many] qui sont chefs de gang
        [other] qui sont chefs de gang
       *[one] qui est chef de gang
    }
    .not =
        { FORM($set, $case, $number) }, sauf { $number ->
            [plural] les chefs
           *[other] un chef
        } de gang,

## Zones

zone-stock = { FORM($deck, $case) }
    .gender = { AGREE($deck) }
    .in = dans { FORM($deck, "acc") }
    .top = sur le dessus { FORM($deck, "de") }
cards-stock = { FORM("kind-card", $case, $number) } dans { FORM($deck, "acc") }
    .gender = feminine
zone-stack = { FORM($player, "before-feminine", $case) }pile { FORM($gang, "de") }{ FORM($player, "behind-chez") }
    .gender = feminine
    .to = sur { FORM($noun) }
    .empty = { $player } { AGREE($player, "n-a") } aucune carte { FORM($gang, "de") }
    .not-empty = { $player } { AGREE($player, "avoir") } une carte { FORM($gang, "de") }
    .not-empty-which = qui { AGREE($head, "avoir", $number) } une carte { FORM($gang, "de") }
held-stack = { FORM($what, $case, $number) } { FORM($gang, "de") }
    .gender = { AGREE($what) }
cards-stack = { FORM("kind-card", $number) } de { FORM($player, "before-feminine") }pile { FORM($gang, "de") }{ FORM($player, "behind") }
    .gender = feminine
zone-drawn-card = le milieu
    .de = du milieu
    .at = au milieu
    .in = au milieu
    .to = au milieu
zone-out = les cartes hors de la manche
    .gender = plural
    .de = des cartes hors de la manche
    .at = aux cartes hors de la manche
    .in = hors de la manche
    .on = hors de la manche
    .where = hors de la manche
    .to = hors de la manche
    .empty = aucune carte n'est hors de la manche
    .not-empty = une carte est hors de la manche
cards-out = { FORM($what, $case, $number) } hors de la manche
    .gender = { AGREE($what) }

## Counters, variables, tables

counter-wanted = jeton Wanted { FORM($gang, "de") }
    .plural = jetons Wanted { FORM($gang, "de") }
counter-rounds-played = manche jouée
    .gender = feminine
    .plural = manches jouées
    .is =
        { $n ->
            [0] c'est la première manche
            [1] 1 manche a été jouée
           *[other] exactement { $n } manches ont été jouées
        }
    .is-when =
        { $n ->
            [0] pendant la première manche
           *[other] { "" }
        }
    .is-not =
        { $n ->
            [0] ce n'est pas la première manche
           *[other] le nombre de manches jouées n'est pas { $n }
        }
    .at-least =
        { $n ->
            [1] au moins 1 manche a été jouée
           *[other] au moins { $n } manches ont été jouées
        }
    .at-most =
        { $n ->
            [1] au plus 1 manche a été jouée
           *[other] au plus { $n } manches ont été jouées
        }
    .more-than =
        { $n ->
            [1] plus d'une manche a été jouée
           *[other] plus de { $n } manches ont été jouées
        }
    .less-than =
        { $n ->
            [1] aucune manche n'a été jouée
           *[other] moins de { $n } manches ont été jouées
        }
variable-public-enemy = le propriétaire du jeton One
    .de = du propriétaire du jeton One
    .at = au propriétaire du jeton One
    .set = { $value } { AGREE($value, "prend") } le jeton One
    .set-nobody = désormais personne n'a le jeton One
    .is = { $who } { AGREE($who, "avoir") } le jeton One
    .is-not = { $who } { AGREE($who, "n-a") } pas le jeton One
    .nobody = personne n'a le jeton One
    .somebody = quelqu'un a le jeton One
variable-starter = le premier joueur
    .de = du premier joueur
    .at = au premier joueur
    .set = { $value } { AGREE($value, "commence") } la manche suivante
variable-active = le joueur actif
    .de = du joueur actif
    .at = au joueur actif
    .set = le tour passe { FORM($value, "at") }
commence = commence
    .you = commencez
    .plural = commencent
table-points = les points pour { $n }
    .gender = plural
    .de = des points pour { $n }

## What a card is

about-outlaw =
    { FORM($gang, "name") }, { FORM($town, "name") }{ $leader ->
        [yes] { ", " }chef de gang
       *[no] { "" }
    }

## Options

option-length = la durée de la partie
option-length-open-end = sans limite
option-length-three-rounds = trois manches
option-length-six-rounds = six manches
option-length-nine-rounds = neuf manches
its-own = no
