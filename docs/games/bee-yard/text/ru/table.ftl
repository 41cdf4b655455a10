# Bee Yard in Russian: what it is made of, what is asked, told and shown.

kind-hive-card = карта
    .gender = feminine
    .acc = карту
    .gen = карты
    .dat = карте
    .plural = карты
    .gen-plural = карт
    .dat-plural = картам
counter-drops = капля нектара
    .gender = feminine
    .acc = каплю нектара
    .gen = капли нектара
    .dat = капле нектара
    .plural = капли нектара
    .gen-plural = капель нектара
    .few = капли нектара
    .acc-few = капли нектара
counter-points-won = очко
    .gender = neuter
    .gen = очка
    .dat = очку
    .plural = очки
    .gen-plural = очков
counter-rounds = раунд
    .gen = раунда
    .dat = раунду
    .plural = раунды
    .gen-plural = раундов
variable-active = активный игрок
    .gender = masculine-animate
    .like = animate
    .gen = активного игрока
    .dat = активному игроку
    .ins = активным игроком
    .set = ход переходит к { FORM($value, "dat") }
zone-supply = запас
    .gender = masculine
    .gen = запаса
    .dat = запасу
    .prep = запасе
zone-meadow = луг
    .gender = masculine
    .gen = луга
    .dat = лугу
    .prep = лугу
    .in = на луг
    .where = на лугу
    .to = на луг
ulej = улей
    .gen = улья
    .dat = улью
    .prep = улье
zone-hive = { FORM($player, "before-masculine", $case) }{ FORM("ulej", $case) }{ FORM($player, "behind") }
    .gender = masculine
ruka-kart = рука
    .acc = руку
    .gen = руки
    .dat = руке
    .prep = руке
held-hand = { FORM($what, $case, $number) } на руке
    .gender = { AGREE($what) }
zone-hand = { FORM($player, "before-feminine", $case) }{ FORM("ruka-kart", $case) }{ FORM($player, "behind") }
    .gender = feminine
    .in = на { FORM($noun, "acc") }
    .where = на { FORM($noun, "prep") }
    .from = { FORM($player, "before-feminine-s") }руки{ FORM($player, "behind") }
    .to = на { FORM($noun, "acc") }
put-hand-own = взять { FORM($cards, "acc") } на руку
zone-in-play =
    { FORM($player, "before-plural", $case) }{ $case ->
        [gen] сыгранных карт
        [dat] сыгранным картам
        [ins] сыгранными картами
        [prep] сыгранных картах
       *[other] сыгранные карты
    }{ FORM($player, "behind") }
    .gender = plural
    .in =
        { AGREE($player) ->
            [you] перед собой
           *[other] перед { FORM($player, "ins") }
        }
    .where = перед { FORM($player, "ins") }
    .to =
        { AGREE($player) ->
            [you] перед собой
           *[other] перед { FORM($player, "ins") }
        }
stopka = стопка сброса
    .acc = стопку сброса
    .gen = стопки сброса
    .dat = стопке сброса
    .prep = стопке сброса
zone-discards = { FORM($player, "before-feminine", $case) }{ FORM("stopka", $case) }{ FORM($player, "behind") }
    .gender = feminine
put-gone = удалить { FORM($cards, "acc") } из игры
zone-gone = удалённые карты
    .gender = plural
    .gen = удалённых карт
    .in = к удалённым картам
    .where = среди удалённых карт
    .to = к удалённым картам
    .dat = удалённым картам
    .ins = удалёнными картами
    .prep = удалённых картах
variable-resting = ход закончен
    .not = ход не закончен
    .set-yes = ход закончен
    .set-no = ход продолжается
zone-nursery = ясли
    .gender = plural
    .gen = яслей
    .dat = яслям
    .prep = яслях
zone-shed = сарай
    .gender = masculine
    .gen = сарая
    .dat = сараю
    .prep = сарае
rule-set-up = подготовить игру
    .of = 4a87c5d8
rule-begin-hive = начать улей
    .of = 5ff7477f
rule-refill = пополнить луг
    .of = 02f75dab
rule-draw-one = взять 1 карту
    .of = 39f3ac1a
frame-turn = ход
    .gen = хода
    .dat = ходу
    .plural = ходы
    .begin = в начале каждого хода
    .end = в конце каждого хода
    .your-begin = в начале вашего хода
    .your-end = в конце вашего хода
property-cost =
    { FORM($of, "before-feminine", $case) }цен{ $case ->
        [acc] у
        [gen] ы
        [dat] е
       *[other] а
    }{ FORM($of, "behind") }
    .gender = feminine
    .nobody = { FORM($of, "with-u") } нет цены
having-points =
    { FORM($set, $case, $number) }, { AGREE($set, "kotoryj", $number) } { $number ->
        [plural] дают
       *[other] даёт
    } { $value } { $bound ->
        [is] { FORM("counter-points-won", "acc", $n) }
       *[other] { FORM("counter-points-won", "gen", $n) }
    },
property-points = { FORM($of, "before-plural", $case) }очки{ FORM($of, "behind") }
    .gender = plural
    .gen = { FORM($of, "before-plural", "gen") }очков{ FORM($of, "behind") }
    .nobody = { FORM($of, "with-u") } нет очков
property-guards = { $of } — сторож
    .which =
        { AGREE($head, "kotoryj", $number) } { $number ->
            [plural] служат сторожами
           *[other] служит сторожем
        }
    .not = { $of } — не сторож
    .not-which =
        { AGREE($head, "kotoryj", $number) } не { $number ->
            [plural] служат сторожами
           *[other] служит сторожем
        }
held-owned = карта
    .gender = feminine
    .acc = карту
    .gen = карты
    .plural = карты
    .gen-plural = карт
query-owned = { FORM($p, "before-feminine", $case) }{ FORM("kind-card", $case, $number) }{ FORM($p, "behind") }
    .gender = feminine
    .of = 1d3cd41f
held-score = итоговое очко
    .gender = neuter
    .gen = итогового очка
    .plural = итоговые очки
    .gen-plural = итоговых очков
query-score = { FORM($p, "before-plural", $case) }итоговые очки{ FORM($p, "behind") }
    .gender = plural
    .gen = { FORM($p, "before-plural", "gen") }итоговых очков{ FORM($p, "behind") }
    .most = с наибольшим числом очков
    .fewest = с наименьшим числом очков
    .of = 3369059a
query-worth-of = { FORM($p, "before-plural", $case) }очки за карты{ FORM($p, "behind") }
    .gen = { FORM($p, "before-plural", "gen") }очков за карты{ FORM($p, "behind") }
    .gender = plural
    .of = 07d7a4a5
rule-turn = сделать ход
    .of = 0a821d49
rule-play-card = сыграть карту
    .of = 432f588a
rule-play-workers = сыграть всех рабочих пчёл
    .of = 992316b5
rule-buy = купить карту
    .of = 4adbfae2
rule-rest = закончить ход
    .of = b2e4bcf3
rule-draw = взять { $n } { FORM("kind-card", "acc", $n) }
    .of = 3029bba5
rule-take-home = взять { FORM($c, "acc") } в стопку сброса
    .of = c3443414
rule-throw-out = удалить { FORM($c, "acc") } из игры
    .of = a4be3633
step-be-robbed = нападения пчелы-воровки на { FORM($who, "acc") }
    .of = e8c5b8e3
    .ins = нападением пчелы-воровки на { FORM($who, "acc") }
rule-be-robbed = сбросить 1 карту (если на руке не меньше 4 карт и не показана сторожевая пчела)
    .of = e8c5b8e3
cena = цена
    .acc = цену
    .gen = цены
    .dat = цене
query-price = { FORM($c, "before-feminine", $case) }{ FORM("cena", $case) }{ FORM($c, "behind") }
    .gender = feminine
    .gets-more = { $c } { AGREE($c, "stoit") } на { $value } больше
    .gets-less = { $c } { AGREE($c, "stoit") } на { $value } меньше
    .of = 9dc074a9
query-playable = { $c } может быть сыграна
    .not = { $c } не может быть сыграна
    .which =
        { $number ->
            [plural] которые можно сыграть
           *[other] которую можно сыграть
        }
    .not-which =
        { $number ->
            [plural] которые нельзя сыграть
           *[other] которую нельзя сыграть
        }
    .of = 4109ef82
text-hive-card-played = { $effect }
about-hive-card =
    { $cost ->
        [none] начальная карта
       *[other] цена { $cost }
    }{ $points ->
        [none] { "" }
       *[other] , очки: { $points }
    }{ $guards ->
        [yes] , защищает от пчелы-воровки
       *[no] { "" }
    }
ask-card-played = какую карту вы играете?
ask-card-bought = какую карту вы покупаете?
ask-guard-shown = показываете ли вы сторожевую пчелу?
ask-card-lost = какую карту вы сбрасываете?
ask-card-removed = какую карту вы удаляете из игры?
ask-card-taken = какую карту вы берёте?
ask-card-doubled = какую карту вы играете дважды?
log-pick-opener = начинает { $things }
log-put-hand = { "" }
log-put-hive = { "" }
log-put-supply = { "" }
log-put-nursery = { "" }
log-put-shed = { "" }
log-put-discards = { "" }
log-shuffle-supply = { "" }
log-put-meadow = новое на лугу: { FORM($cards, "name") }
log-put-in-play = { $player } играет карту «{ FORM($cards, "name") }»
log-put-gone = из игры уходит: { FORM($cards, "name") }
log-shuffle-hive = { $player } перемешивает сброс в новый улей
log-lose-drops = { "" }
log-gain-rounds = { "" }
log-end-turn = { "" }
log-pick-card-bought = { $who } покупает карту «{ FORM($things, "name") }»
log-pick-card-taken = { $who } берёт карту «{ FORM($things, "name") }»
log-pick-card-lost = { $who } сбрасывает карту «{ FORM($things, "name") }»
screen-score = очки
screen-drops = нектар
screen-rounds = раунды
screen-supply = запас
screen-meadow = луг
screen-hive = улей
screen-hand = рука
screen-in-play = сыграно
screen-discards = сброс
game-aim = Все начинают с семи рабочих пчёл и трёх старых сот. В свой ход играйте и покупайте сколько угодно карт: сыгранное приносит нектар, а за нектар покупают карты с луга, которые вы возьмёте позже. После двенадцати раундов, или когда кончится запас, побеждает тот, у кого больше всего очков.
game-end = Числа показывают очки на всех купленных и оставшихся картах.
guide-begin = Первая игра с подсказками. Ход такой: играйте карты с руки, покупайте карты за нектар и закончите ход; рука уходит в сброс, и вы берёте пять новых карт.
guide-card-played = Сначала играйте карты, которые дают взять ещё: взятое тоже можно сыграть.
guide-card-bought = Поначалу покупайте то, что приносит нектар, позже мёд: он ничего не делает, но даёт очки.
guide-card-removed = Улей без старых сот приносит больше нектара каждый ход.
guide-end = Это была первая игра. «снова» начинает следующую.
rule-play = сыграть партию
    .of = 610d89b9
stoit = стоит
    .plural = стоят
