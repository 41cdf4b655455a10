# Forecast in Russian: what is asked, told and shown.

kind-day = карта
    .gender = feminine
    .acc = карту
    .gen = карты
    .dat = карте
    .plural = карты
    .gen-plural = карт
    .dat-plural = картам
kind-weather = погода
    .gender = feminine
    .acc = погоду
    .gen = погоды
    .dat = погоде
    .plural = виды погоды
    .gen-plural = видов погоды
counter-tricks = взятка
    .gender = feminine
    .acc = взятку
    .gen = взятки
    .dat = взятке
    .plural = взятки
    .gen-plural = взяток
    .few = взятки
    .acc-few = взятки
counter-points = очко
    .gender = neuter
    .gen = очка
    .dat = очку
    .plural = очки
    .gen-plural = очков
prognoz = прогноз
    .gen = прогноза
    .dat = прогнозу
    .ins = прогнозом
    .prep = прогнозе
variable-foretold = { FORM($player, "before-masculine", $case) }{ FORM("prognoz", $case) }{ FORM($player, "behind") }
    .gender = masculine
    .as-many = { $player } { AGREE($player, "predskazal") }
    .most = с самым высоким прогнозом
    .fewest = с самым низким прогнозом
predskazal = предсказал
    .you = предсказали
    .plural = предсказали
variable-lead = погода хода
    .gender = feminine
    .acc = погоду хода
    .gen = погоды хода
    .dat = погоде хода
    .ins = погодой хода
    .nobody = погода хода не задана
    .somebody = погода хода задана
    .set = погода хода теперь { $value }
    .set-nobody = погода хода больше не задана
variable-ahead = игрок со старшей картой
    .gender = masculine-animate
    .like = animate
    .gen = игрока со старшей картой
    .dat = игроку со старшей картой
    .ins = игроком со старшей картой
    .nobody = ни одна карта не положена
    .somebody = какая-то карта уже положена
variable-winning = старшая карта
    .gender = feminine
    .acc = старшую карту
    .gen = старшей карты
    .dat = старшей карте
    .ins = старшей картой
    .nobody = старшей карты ещё нет
    .somebody = старшая карта уже есть
    .set-nobody = старшей карты больше нет
variable-starter = первый игрок
    .gender = masculine-animate
    .like = animate
    .gen = первого игрока
    .dat = первому игроку
    .ins = первым игроком
    .set = { $value } { AGREE($value, "nachinaet") } следующий раунд
variable-leader = игрок с первым ходом
    .gender = masculine-animate
    .like = animate
    .gen = игрока с первым ходом
    .dat = игроку с первым ходом
    .ins = игроком с первым ходом
    .set = { $value } { AGREE($value, "hodit") } следующим
nachinaet = начинает
    .you = начинаете
    .plural = начинают
hodit = ходит
    .you = ходите
    .plural = ходят
zone-sky = небо
    .gender = neuter
    .gen = неба
    .dat = небу
    .prep = небе
zone-almanac = календарь
    .gender = masculine
    .gen = календаря
    .dat = календарю
    .prep = календаре
zone-hand =
    { FORM($player, "before-feminine", $case) }рук{ $case ->
        [acc] у
        [gen] и
        [dat] е
        [prep] е
       *[other] а
    }{ FORM($player, "behind") }
    .where = на { FORM($noun, "prep") }
    .from = { FORM($player, "before-feminine-s") }руки{ FORM($player, "behind") }
    .in = на { FORM($noun, "acc") }
    .to = на { FORM($noun, "acc") }
    .gender = feminine
put-hand-own = взять { FORM($cards, "acc") } на руку
zone-laid =
    { FORM($player, "before-plural", $case) }{ $case ->
        [gen] выложенных карт
        [dat] выложенным картам
        [ins] выложенными картами
        [prep] выложенных картах
       *[other] выложенные карты
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
    .empty = перед { FORM($player, "ins") } нет карты
    .not-empty = перед { FORM($player, "ins") } лежит карта
ask-guess = сколько взяток вы возьмёте?
ask-card-laid = какую карту вы кладёте?
log-pick-opener = начинает { $things }
log-put-hand = { "" }
log-put-sky = { "" }
log-put-almanac = открыта карта «{ FORM($cards, "name") }»: эта погода бьёт остальные
log-put-laid = { $player } кладёт { FORM($cards, "acc") }
log-set-foretold = { $player } ждёт взяток: { $value }
log-set-starter = { "" }
log-gain-tricks = { $who } берёт взятку
log-lose-tricks = { "" }
log-gain-points = прогноз верен, { $who } получает { FORM($amount, "acc") }
screen-score = очки
screen-points = очки
screen-tricks = взятки
screen-foretold = прогноз
screen-laid = на столе
screen-hand = рука
screen-almanac = козырь
screen-lead = масть хода
screen-ahead = впереди
counter-rounds = раунд
    .gen = раунда
    .dat = раунду
    .plural = раунды
    .gen-plural = раундов
property-weather = { FORM($of, "before-feminine", $case) }{ FORM("kind-weather", $case) }{ FORM($of, "behind") }
    .gender = feminine
sila = сила
    .gender = feminine
    .acc = силу
    .gen = силы
    .dat = силе
property-strength = { FORM($of, "before-feminine", $case) }{ FORM("sila", $case) }{ FORM($of, "behind") }
    .gender = feminine
query-hand-size = число раздаваемых каждому карт
    .gender = neuter
    .gen = числа раздаваемых каждому карт
    .dat = числу раздаваемых каждому карт
    .gets-more = каждый игрок получает на { $value } { FORM("kind-card", "acc", $value) } больше
    .gets-less = каждый игрок получает на { $value } { FORM("kind-card", "acc", $value) } меньше
    .of = 206681bf
held-score = { FORM("counter-points", $case, $number) }
    .gender = neuter
query-score = { FORM($p, "before-plural", $case) }очки{ FORM($p, "behind") }
    .gender = plural
    .gen = { FORM($p, "before-plural", "gen") }очков{ FORM($p, "behind") }
    .most = с наибольшим числом очков
    .fewest = с наименьшим числом очков
    .of = 5e1d71d7
query-prevailing = господствующая погода
    .gender = feminine
    .acc = господствующую погоду
    .gen = господствующей погоды
    .dat = господствующей погоде
    .ins = господствующей погодой
    .nobody = никакая погода не господствует
    .somebody = какая-то погода господствует
    .of = e040f539
query-fitting = { FORM("kind-day", $case, $number) }, { AGREE("kind-day", "kotoryj", "acc", $number) } { $p } { AGREE($p, "mozhet") } положить,
    .gender = feminine
    .of = e3d05d4e
rang = ранг
    .gen = ранга
    .dat = рангу
query-rank = { FORM($c, "before-masculine", $case) }{ FORM("rang", $case) }{ FORM($c, "behind") }
    .gender = masculine
    .of = aab9c3d7
query-beats = { $c } бьёт старшую карту
    .not = { $c } не бьёт старшую карту
    .which =
        { AGREE($head, "kotoryj", $number) } { $number ->
            [plural] бьют
           *[other] бьёт
        } старшую карту
    .not-which =
        { AGREE($head, "kotoryj", $number) } не { $number ->
            [plural] бьют
           *[other] бьёт
        } старшую карту
    .of = 4490433e
blizost = близость
    .gender = feminine
    .gen = близости
    .dat = близости
query-nearness = { FORM($p, "before-feminine", $case) }{ FORM("blizost", $case) }{ FORM($p, "behind") } к прогнозу
    .gender = feminine
    .of = 71abca00
rule-deal = раздать карты
    .of = a975163e
rule-trick = разыграть взятку
    .of = 163ca824
rule-play = сыграть партию
    .of = 59d644c3
rule-lay = положить карту
    .of = 7c6bef49
rule-take-trick = взять взятку
    .of = 59655c42
rule-count-up = подсчитать взятки
    .of = 485db9d5
frame-round = раунд
    .ins = раундом
    .gen = раунда
    .begin = в начале каждого раунда
    .end = в конце каждого раунда
log-end-round = { "" }
game-aim = Предскажите, сколько взяток вы возьмёте, и угадайте точно: это даёт 5 очков и ещё по одному за каждую взятку; кто ошибся, не получает ничего. Нужно класть погоду хода, если она есть; господствующая погода бьёт все остальные. Раундов четыре, карт в руке от 3 до 6; побеждает тот, у кого больше всего очков.
game-end = Числа показывают очки: пять за каждый раунд с верным прогнозом и по одному за каждую его взятку.
guide-begin = Первая игра с подсказками. За четыре раунда вы получаете 3, 4, 5 и 6 карт. Сначала все тайно предсказывают число своих взяток, потом разыгрывают карты.
guide-guess = Считайте старшие карты и карты господствующей погоды: каждая примерно равна взятке. Ни одной взятки тоже хороший прогноз.
guide-card-laid = У кого есть погода хода, тот обязан её положить. Когда взяток уже столько, сколько вы предсказали, кладите младшие карты.
guide-end = Это была первая игра. «снова» начинает следующую.
rule-round = сыграть раунд
    .of = 52753401
