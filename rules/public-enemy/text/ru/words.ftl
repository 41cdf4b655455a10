# Public Enemy Number One in Russian: what the game is made of. The game has no Russian edition: its terms are designed.

kind-gang = банда
    .gender = feminine
    .acc = банду
    .gen = банды
    .dat = банде
    .plural = банды
    .gen-plural = банд
    .dat-plural = бандам
kind-deck = колода
    .gender = feminine
    .acc = колоду
    .gen = колоды
    .dat = колоде
    .plural = колоды
    .gen-plural = колод
    .dat-plural = колодам
kind-outlaw = бандит
    .gender = masculine-animate
    .like = animate
    .gen = бандита
    .dat = бандиту
    .plural = бандиты
    .gen-plural = бандитов
    .dat-plural = бандитам
kind-saloon-card = карта Салуна
    .gender = feminine
    .acc = карту Салуна
    .gen = карты Салуна
    .dat = карте Салуна
    .plural = карты Салуна
    .gen-plural = карт Салуна
    .dat-plural = картам Салуна

## Gangs and decks: as they stand in a sentence, and as a `.name` on a list

like-gang =
    .gender = feminine
    .acc = банду «{ FORM($noun, "name") }»
    .gen = банды «{ FORM($noun, "name") }»
    .dat = банде «{ FORM($noun, "name") }»
gang-wild-bunch = банда «Дикая банда»
    .like = gang
    .name = Дикая банда
    .acc = Дикую банду
    .gen = Дикой банды
    .dat = Дикой банде
gang-daltons = банда «Далтоны»
    .like = gang
    .name = Далтоны
gang-james-younger = банда «Джеймс-Янгер»
    .like = gang
    .name = Джеймс-Янгер
gang-loners = банда «Одиночки»
    .like = gang
    .name = Одиночки
like-deck =
    .gender = feminine
    .acc = колоду «{ FORM($noun, "name") }»
    .gen = колоды «{ FORM($noun, "name") }»
    .dat = колоде «{ FORM($noun, "name") }»
deck-tombstone = колода «Тумстоун»
    .like = deck
    .name = Тумстоун
deck-cripple-creek = колода «Крипл-Крик»
    .like = deck
    .name = Крипл-Крик
deck-dodge-city = колода «Додж-Сити»
    .like = deck
    .name = Додж-Сити
deck-deadwood = колода «Дедвуд»
    .like = deck
    .name = Дедвуд
deck-saloon = колода «Салун»
    .like = deck
    .name = Салун

## Properties of cards

property-gang = { FORM($of, "before-feminine", $case) }{ FORM("kind-gang", $case) }{ FORM($of, "behind") }
    .gender = feminine
    .is = { $of } — из { FORM($who, "gen") }
    .is-not = { $of } — не из { FORM($who, "gen") }
having-gang = { FORM($set, $case, $number) } из { FORM($value, "gen") }
property-town =
    { $case ->
        [acc] колоду
        [gen] колоды
        [dat] колоде
        [ins] колодой
        [prep] колоде
       *[other] колода
    } города { FORM($of, "gen") }
    .gender = feminine
    .this = { FORM($noun, "plain", $case) }
    .that = { FORM($noun, "plain", $case) }
    .that-acc = { FORM($noun, "plain", "acc") }
having-town = { FORM($set, $case, $number) } { FORM($value, "gen") }
property-leader = { $of } — главарь
    .not = { $of } — не главарь
having-leader =
    { FORM($set, $case, $number) }, { AGREE($set, "kotoryj", $number) } { $number ->
        [plural] являются главарями
        [few] являются главарями
        [many] являются главарями
        [other] являются главарями
       *[one] является главарём
    },
    .not =
        { FORM($set, $case, $number) }, кроме { $number ->
            [plural] главарей
           *[other] главаря
        },

## Zones

zone-stock = { FORM($deck, $case) }
    .gender = { AGREE($deck) }
    .in = в { FORM($deck, "that", "acc") }
    .top = сверху на { FORM($deck, "that", "acc") }
    .on = на { FORM($deck, "that", "acc") }
    .under = под { FORM($deck, "that", "acc") }
    .where = в { FORM($deck, "dat") }
cards-stock = { FORM("kind-card", $case, $number) } в { FORM($deck, "dat") }
    .gender = feminine
    .ort = yes
    .with-there = в { FORM($deck, "dat") }
    .with-so-many = { $n } { FORM("kind-card", $n) }
    .with-so-many-gen = { $n } { FORM("kind-card", "gen", $n) }
zone-stack = { FORM($player, "before-feminine", $case) }{ FORM("stopka", $case) } { FORM($gang, "gen") }{ FORM($player, "behind-u") }
    .on = в { FORM($noun, "acc") }
    .empty = { FORM($player, "with-u") } нет ни одной карты { FORM($gang, "gen") }
    .not-empty = { FORM($player, "with-u") } есть карта { FORM($gang, "gen") }
    .not-empty-which = у { AGREE($head, "kotoryj", "gen", $number) } есть карта { FORM($gang, "gen") }
stopka = стопка
    .gender = feminine
    .acc = стопку
    .gen = стопки
    .dat = стопке
    .prep = стопке
held-stack = { FORM($what, $case, $number) } { FORM($gang, "gen") }
    .gender = { AGREE($what) }
cards-stack = { FORM("kind-card", $case, $number) } в { FORM($player, "before-feminine-prep") }стопке { FORM($gang, "gen") }{ FORM($player, "behind-u") }
    .gender = feminine
zone-drawn-card = середина
    .acc = середину
    .gen = середины
    .prep = середине
cards-out = { FORM($what, $case, $number) } из сброса раунда
    .gender = { AGREE($what) }
zone-out = сброс раунда
    .gender = masculine
    .gen = сброса раунда
    .prep = сбросе раунда
    .in = в сброс раунда
    .on = в сброс раунда
    .where = в сбросе раунда
    .to = в сброс раунда

## Counters, variables, tables

counter-wanted = жетон розыска { FORM($gang, "gen") }
    .gen = жетона розыска { FORM($gang, "gen") }
    .dat = жетону розыска { FORM($gang, "gen") }
    .plural = жетоны розыска { FORM($gang, "gen") }
    .gen-plural = жетонов розыска { FORM($gang, "gen") }
counter-rounds-played = сыгранный раунд
    .gen = сыгранного раунда
    .plural = сыгранные раунды
    .gen-plural = сыгранных раундов
    .is =
        { $n ->
            [0] это первый раунд
           *[other] сыграно раундов: ровно { $n }
        }
    .is-when =
        { $n ->
            [0] в первом раунде
           *[other] { "" }
        }
    .is-not =
        { $n ->
            [0] это не первый раунд
           *[other] сыграно раундов: не { $n }
        }
    .at-least = сыграно не меньше { $n } { FORM("round-word", "gen", $n) }
    .at-most = сыграно не больше { $n } { FORM("round-word", "gen", $n) }
    .more-than = сыграно больше { $n } { FORM("round-word", "gen", $n) }
    .less-than =
        { $n ->
            [1] ни один раунд ещё не сыгран
           *[other] сыграно меньше { $n } { FORM("round-word", "gen", $n) }
        }
round-word = раунд
    .gen = раунда
    .plural = раунды
    .gen-plural = раундов
variable-public-enemy = владелец жетона Номер Один
    .gender = masculine-animate
    .like = animate
    .gen = владельца жетона Номер Один
    .dat = владельцу жетона Номер Один
    .set = { $value } { AGREE($value, "poluchaet") } жетон Номер Один
    .set-nobody = с этого момента жетона Номер Один нет ни у кого
    .is = { FORM($who, "with-u") } есть жетон Номер Один
    .is-not = { FORM($who, "with-u") } нет жетона Номер Один
    .nobody = жетона Номер Один нет ни у кого
    .somebody = жетон Номер Один есть у кого-то
variable-starter = первый игрок
    .gender = masculine-animate
    .like = animate
    .gen = первого игрока
    .dat = первому игроку
    .set = { $value } { AGREE($value, "nachinaet") } следующий раунд
variable-active = активный игрок
    .gender = masculine-animate
    .like = animate
    .gen = активного игрока
    .dat = активному игроку
    .set = ход переходит: { $value }
nachinaet = начинает
    .you = начинаете
    .plural = начинают
table-points = очки ({ $n })
    .gender = plural
    .gen = очков ({ $n })
    .dat = очкам ({ $n })

## What a card is

about-outlaw =
    { FORM($gang, "name") }, { FORM($town, "name") }{ $leader ->
        [yes] { ", " }главарь банды
       *[no] { "" }
    }

## Options

option-length = длительность игры
option-length-open-end = без ограничения
option-length-three-rounds = три раунда
option-length-six-rounds = шесть раундов
option-length-nine-rounds = девять раундов
its-own = no
