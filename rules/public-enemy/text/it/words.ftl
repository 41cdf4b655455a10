# Public Enemy Number One in Italian: what the game is made of.

kind-gang = banda
    .gender = feminine
    .plural = bande
kind-deck = mazzo
    .plural = mazzi
kind-outlaw = fuorilegge
    .plural = fuorilegge
kind-saloon-card = carta Saloon
    .gender = feminine
    .plural = carte Saloon

## Gangs and decks: as they stand in a sentence, and as a `.name` on a list

gang-wild-bunch = il Wild Bunch
    .like = il
    .name = Wild Bunch
gang-daltons = i Dalton
    .like = i
    .name = Dalton
gang-james-younger = la banda James-Younger
    .gender = feminine
    .di = della banda James-Younger
    .al = alla banda James-Younger
    .dal = dalla banda James-Younger
    .nel = nella banda James-Younger
    .sul = sulla banda James-Younger
    .name = James-Younger
gang-loners = i Loners
    .like = i
    .name = Loners
like-deck =
    .di = del mazzo { FORM($noun, "name") }
    .al = al mazzo { FORM($noun, "name") }
    .dal = dal mazzo { FORM($noun, "name") }
    .nel = nel mazzo { FORM($noun, "name") }
    .sul = sul mazzo { FORM($noun, "name") }
deck-tombstone = il mazzo Tombstone
    .like = deck
    .name = Tombstone
deck-cripple-creek = il mazzo Cripple Creek
    .like = deck
    .name = Cripple Creek
deck-dodge-city = il mazzo Dodge City
    .like = deck
    .name = Dodge City
deck-deadwood = il mazzo Deadwood
    .like = deck
    .name = Deadwood
deck-saloon = il mazzo Saloon
    .like = deck
    .name = Saloon

## Properties of cards

property-gang = { FORM($of, "before-feminine", $case) }banda{ FORM($of, "behind") }
    .gender = feminine
having-gang = { FORM($set, $case, $number) } { FORM($value, "di") }
property-town = { FORM($of, "before-feminine", $case) }città{ FORM($of, "behind") }
    .gender = feminine
having-town = { FORM($set, $case, $number) } di { FORM($value, "name") }
property-leader = { $of } è un capobanda
    .not = { $of } non è un capobanda
having-leader =
    { FORM($set, $case, $number) } ({ $number ->
        [plural] capibanda
       *[other] capobanda
    })
    .not = { FORM($set, $case, $number) }, tranne un capobanda,

## Zones

zone-stock = { FORM($deck, $case) }
    .gender = { AGREE($deck) }
cards-stock = { FORM("kind-card", $number) } { FORM($deck, "di") }
    .gender = feminine
zone-stack = { FORM($player, "before-feminine", $case) }pila { FORM($gang, "di") }{ FORM($player, "behind") }
    .gender = feminine
    .to = { FORM($noun, "sul") }
    .empty = { $player } non { AGREE($player, "avere") } nessuna carta { FORM($gang, "di") }
    .not-empty = { $player } { AGREE($player, "avere") } una carta { FORM($gang, "di") }
    .not-empty-which = che { AGREE($head, "avere", $number) } una carta { FORM($gang, "di") }
held-stack = { FORM($what, $case, $number) } { FORM($gang, "di") }
    .gender = { AGREE($what) }
cards-stack = { FORM("kind-card", $number) } { FORM($player, "before-feminine", "di") }pila { FORM($gang, "di") }{ FORM($player, "behind") }
    .gender = feminine
zone-drawn-card = il centro
    .di = del centro
    .al = al centro
    .dal = dal centro
    .nel = al centro
    .sul = al centro
zone-out = le carte fuori dalla manche
    .gender = plural
    .di = delle carte fuori dalla manche
    .al = alle carte fuori dalla manche
    .dal = dalle carte fuori dalla manche
    .in = fuori dalla manche
    .on = fuori dalla manche
    .where = fuori dalla manche
    .to = fuori dalla manche
    .empty = nessuna carta è fuori dalla manche
    .not-empty = una carta è fuori dalla manche
cards-out = { FORM($what, $number) } fuori dalla manche
    .gender = { AGREE($what) }

## Counters, variables, tables

counter-wanted = segnalino Wanted { FORM($gang, "di") }
    .plural = segnalini Wanted { FORM($gang, "di") }
counter-rounds-played = manche giocata
    .gender = feminine
    .plural = manche giocate
variable-public-enemy = il proprietario del segnalino One
    .di = del proprietario del segnalino One
    .al = al proprietario del segnalino One
    .dal = dal proprietario del segnalino One
    .set = { $value } { AGREE($value, "prende") } il segnalino One
    .set-nobody = d'ora in poi nessuno ha il segnalino One
    .is = { $who } { AGREE($who, "avere") } il segnalino One
    .is-not = { $who } non { AGREE($who, "avere") } il segnalino One
    .nobody = nessuno ha il segnalino One
    .somebody = qualcuno ha il segnalino One
prende = prende
    .you = prendi
    .plural = prendono
variable-starter = il primo giocatore
    .di = del primo giocatore
    .al = al primo giocatore
    .dal = dal primo giocatore
    .set = { $value } { AGREE($value, "comincia") } la manche successiva
comincia = comincia
    .you = cominci
    .plural = cominciano
variable-active = il giocatore attivo
    .di = del giocatore attivo
    .al = al giocatore attivo
    .dal = dal giocatore attivo
    .set = il turno passa { FORM($value, "al") }
table-points = i punti per { $n }
    .gender = plural
    .di = dei punti per { $n }

## What a card is

about-outlaw =
    { FORM($gang, "name") }, { FORM($town, "name") }{ $leader ->
        [yes] { ", " }capobanda
       *[no] { "" }
    }

## Options

option-length = la durata della partita
option-length-open-end = senza limite
option-length-three-rounds = tre manche
option-length-six-rounds = sei manche
option-length-nine-rounds = nove manche
its-own = no
