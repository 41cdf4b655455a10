# Public Enemy Number One in English: what the game is made of.

kind-gang = gang
    .plural = gangs
kind-deck = deck
    .plural = decks
kind-outlaw = outlaw
    .plural = outlaws
kind-saloon-card = Saloon card
    .plural = Saloon cards

## Gangs and decks: as they stand in a sentence, and as a `.name` on a list

gang-wild-bunch = the Wild Bunch
    .name = Wild Bunch
gang-daltons = the Daltons
    .poss = the Daltons'
    .name = Daltons
gang-james-younger = the James-Younger gang
    .name = James-Younger
gang-loners = the Loners
    .poss = the Loners'
    .name = Loners
deck-tombstone = the Tombstone deck
    .name = Tombstone
deck-cripple-creek = the Cripple Creek deck
    .name = Cripple Creek
deck-dodge-city = the Dodge City deck
    .name = Dodge City
deck-deadwood = the Deadwood deck
    .name = Deadwood
deck-saloon = the Saloon deck
    .name = Saloon

## Properties of cards

property-gang = { FORM($of, "before") }gang{ FORM($of, "behind") }
    .is = { $of } { AGREE($of, "is-are") } of { FORM($who, "acc") }
    .is-not = { $of } { AGREE($of, "is-are") } not of { FORM($who, "acc") }
having-gang = { FORM($set, $case, $number) } of { FORM($value, "acc") }
property-town = the deck of { FORM($of, "before") }town{ FORM($of, "behind") }
having-town = { FORM($set, $case, $number) } of { FORM($value, "name") }
property-leader = { $of } is a leader
    .not = { $of } is no leader
having-leader =
    { FORM($set, $case, $number) } that { $number ->
        [plural] are leaders
        [other] are leaders
       *[one] is a leader
    }
    .not =
        { FORM($set, $case, $number) }, other than { $number ->
            [plural] leaders
            [other] leaders
           *[one] a leader
        },

## Zones

zone-stock = { FORM($deck, "acc") }
cards-stock = { FORM("kind-card", $case, $number) } in { FORM($deck, "acc") }
zone-stack = { FORM($player, "before") }stack of { FORM($gang, "acc") }{ FORM($player, "behind") }
    .empty = { $player } { AGREE($player, "has") } no card of { FORM($gang, "acc") }
    .not-empty = { $player } { AGREE($player, "has") } a card of { FORM($gang, "acc") }
    .not-empty-which =
        { $number ->
            [plural] who have
           *[other] who has
        } a card of { FORM($gang, "acc") }
held-stack = { FORM($what, $case, $number) } of { FORM($gang, "acc") }
cards-stack = { FORM("kind-card", $case, $number) } in { FORM($player, "before") }stack of { FORM($gang, "acc") }{ FORM($player, "behind") }
zone-drawn-card = the middle
zone-out = the cards out of the round
    .gender = plural
    .in = out of the round
    .on = out of the round
    .where = out of the round
    .to = out of the round
    .empty = no card is out of the round
    .not-empty = a card is out of the round
cards-out =
    { FORM($what, $case, $number) } that { $number ->
        [plural] are
        [other] are
       *[one] is
    } out of the round

## Counters, variables, tables

counter-wanted = Wanted token of { FORM($gang, "acc") }
    .plural = Wanted tokens of { FORM($gang, "acc") }
counter-rounds-played = round played
    .plural = rounds played
    .is =
        { $n ->
            [0] this is the first round
           *[other] exactly { $n } { FORM("round-word", $n) } been played
        }
    .is-when =
        { $n ->
            [0] in the first round
           *[other] { "" }
        }
    .is-not =
        { $n ->
            [0] this is not the first round
           *[other] not exactly { $n } { FORM("round-word", $n) } been played
        }
    .at-least = at least { $n } { FORM("round-word", $n) } been played
    .at-most = at most { $n } { FORM("round-word", $n) } been played
    .more-than = more than { $n } { FORM("round-word", $n) } been played
    .less-than = fewer than { $n } { FORM("round-word", $n) } been played
round-word = round has
    .plural = rounds have
variable-public-enemy = the owner of the One token
    .like = long
    .set = { $value } { AGREE($value, "takes") } the One token
    .set-nobody = from now on nobody has the One token
    .is = { $who } { AGREE($who, "has") } the One token
    .is-not = { $who } { AGREE($who, "does") } not have the One token
    .nobody = nobody has the One token
    .somebody = somebody has the One token
variable-starter = the starting player
    .set = { $value } { AGREE($value, "starts") } the next round
variable-active = the active player
    .set = the turn passes to { FORM($value, "acc") }
starts = starts
    .you = start
    .plural = start
table-points = the points for { $n }

## What a card is

about-outlaw =
    { FORM($gang, "name") }, { FORM($town, "name") }{ $leader ->
        [yes] { ", " }leader of the gang
       *[no] { "" }
    }

## Options

option-length = the length of the game
option-length-open-end = no end set
option-length-three-rounds = three rounds
option-length-six-rounds = six rounds
option-length-nine-rounds = nine rounds
takes = takes
    .you = take
    .plural = take
its-own = no
