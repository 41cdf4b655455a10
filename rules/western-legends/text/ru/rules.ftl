# Western Legends in Russian: rules, queries and events.


## Moments

event-opens-fight = начать схватку
    .your-moment = в начале каждой вашей схватки
event-wins-fight = выиграть схватку
    .about = выиграть схватку { $about }
event-ends-move = завершить перемещение
    .said = это считается перемещением
event-ends-move-action = завершить действие перемещения
event-leaves-mesa = покинуть плоскогорье
event-ends-action = завершить действие
event-rolls-dice = бросить кубики
event-begins-turn = начать свой ход
    .your-moment = в начале своего хода
event-has-a-moment = найти время на то, что не стоит действия
event-ends-turn = завершить свой ход
    .your-moment = в конце своего хода
frame-fight = схватка
    .ins = схваткой
    .gender = feminine
    .acc = схватку
    .gen = схватки
    .dat = схватке
    .plural = схватки
    .gen-plural = схваток
    .begin = в начале схватки
    .end = после схватки
    .your-begin = в начале вашей схватки
    .your-end = после вашей схватки
    .end-about = после схватки { $about }
    .your-end-about = после вашей схватки { $about }
frame-poker-hand = партия в покер
    .ins = партией в покер
    .gender = feminine
    .acc = партию в покер
    .gen = партии в покер
    .dat = партии в покер
frame-turn = ход
    .ins = ходом
    .gen = хода
    .dat = ходу
    .plural = ходы
    .gen-plural = ходов
    .begin = в начале хода
    .end = в конце хода
    .your-begin = в начале вашего хода
    .your-end = в конце вашего хода

## Cards

rule-draw = взять { $n } { FORM("kind-card", "acc", $n) }
    .of = 3029bba5
rule-discard = сбросить { $n } { FORM("kind-card", "acc", $n) }
    .of = 58038b03
rule-discard-at-random = сбросить 1 случайную карту
    .of = cc71ca2a
rule-give-card = отдать { FORM($receiver, "dat") } 1 карту по своему выбору
    .of = 13210364
rule-give-ten-dollars = отдать { FORM($receiver, "dat") } $10
    .of = c7f92d1d
rule-play-card = выполнить действие с карты
    .of = a2976537
rule-take-back-a-card = вернуть на руку 1 случайную из сыгранных карт
    .of = e31f88e4

## Points and wounds

rule-be-marshal = получить { $n } { FORM("counter-marshal", "acc", $n) }
    .of = 5976ec1b
query-legendary = { FORM($p, "with-u") } есть способность персонажа
    .not = { FORM($p, "with-u") } нет способности персонажа
    .of = 46aecd09
rule-step-up-marshal = получить 1 очко Маршала
    .of = a30e73c1
rule-be-wanted = получить { $n } { FORM("counter-wanted", "acc", $n) }
    .of = fa939cf8
rule-turn-wanted = получить { $n } { FORM("counter-wanted", "acc", $n) }
    .of = 8d5caeca
rule-step-up-wanted = получить 1 очко Преступника
    .of = fd6938a5
lose-wounds = вылечить { FORM($amount, "acc") }
lechit = лечит
    .you = лечите
    .plural = лечат
rule-take-wound = получить 1 ранение
    .of = f398250d
rule-take-wound-of-card = получить 1 ранение
    .of = 3d9de7b6
rule-be-wounded = получить { $n } { FORM("counter-wounds", "acc", $n) } { FORM($why, "source") }
    .unsaid = why
    .of = 37ff6e03
query-wounds-suffered = { FORM("chislo", $case) } ранений { FORM($why, "source") } ({ $p })
    .gender = neuter
    .now-at-most =
        { $value ->
            [0] { $p } не { AGREE($p, "poluchaet") } ранений { FORM($why, "source") }
           *[other] { $p } { AGREE($p, "poluchaet") } не больше { $value } { FORM("counter-wounds", "gen", $value) } { FORM($why, "source") }
        }
    .gets-more = { $p } { AGREE($p, "poluchaet") } на { $value } { FORM("counter-wounds", "acc", $value) } больше { FORM($why, "source") }
    .of = 47762dc7
query-hand-shrink = { FORM("chislo", $case) } карт, на которое ранения уменьшают размер { FORM($p, "before-feminine-gen") }руки{ FORM($p, "behind") },
    .gender = neuter
    .now-is =
        { $value ->
            [0] ранения не уменьшают размер { FORM($p, "before-feminine-gen") }руки{ FORM($p, "behind") }
           *[other] ранения уменьшают размер { FORM($p, "before-feminine-gen") }руки{ FORM($p, "behind") } на { $value }
        }
    .of = e7c37e96
query-hand-limit =
    размер{ $case ->
        [gen] а
        [dat] у
       *[other] { "" }
    } { FORM($p, "before-feminine-gen") }руки{ FORM($p, "behind") }
    .gender = masculine
    .as-many = позволяет размер { FORM($p, "before-feminine", "gen") }руки{ FORM($p, "behind") }
    .of = cef63f7e

## Fights

rule-fight = сразиться
    .of = 7a585cd1
srazhaetsja = сражается
    .you = сражаетесь
    .plural = сражаются
rule-heist = попытаться совершить налёт
    .of = 8a99862d
rule-lower-opposing = уменьшить достоинство карты противника на { $n }
    .of = 780d60aa
rule-cancel-fight-card = отменить эффект боевой карты
    .of = 38aed44c
rule-void-fight = дать игроку в схватке 1 карту из колоды и начать схватку заново
    .said = { $who } { AGREE($who, "mozhet") } один раз за схватку дать игроку в схватке 1 карту из колоды и начать схватку заново
    .of = fe4d09a4
rule-marshal-reward = выбрать очко Маршала в награду
    .of = e0442655
rule-rob-item = отнять пожитки у { FORM($loser, "gen") }
    .of = 9f27eee0
rule-outlaw-reward = выбрать очко Преступника в награду
    .of = d3ada9e1
query-opponent-of =
    { FORM($p, "before-masculine", $case) }противник{ $case ->
        [gen] а
        [acc] а
        [dat] у
       *[other] { "" }
    }{ FORM($p, "behind") }
    .gender = masculine-animate
    .is = { $who } — противник { FORM($p, "gen") }
    .somebody = { $p } { AGREE($p, "srazhaetsja") } с игроком
    .nobody = { $p } { AGREE($p, "srazhaetsja") } с неигровым персонажем
    .of = 1cf30c0a
query-lowering = снижение { FORM($p, "before-feminine", "gen") }карты{ FORM($p, "behind") }
    .gen = снижения { FORM($p, "before-feminine", "gen") }карты{ FORM($p, "behind") }
    .gender = neuter
    .gets-more = достоинство { FORM($p, "before-feminine", "gen") }карты{ FORM($p, "behind") } ниже ещё на { $value }
    .of = b3b4bd94
query-foe-lowering = снижение карты неигрового персонажа
    .gen = снижения карты неигрового персонажа
    .gender = neuter
    .gets-more = достоинство карты неигрового персонажа ниже ещё на { $value }
    .of = 7860a73a
vyigryvaet-it = выигрывает
    .you = выигрываете
    .plural = выигрывают
query-ties-go-to = победитель при ничьей
    .gen = победителя при ничьей
    .gender = masculine-animate
    .now-is = { $value } { AGREE($value, "vyigryvaet-it") } ничью
    .of = 8fe31a27
query-fighters = { FORM("kind-player", $case, $number) } в схватке
    .gender = masculine-animate
    .holds = { $who } { AGREE($who, "uchastvuet") } в схватке
    .holds-not = { $who } не { AGREE($who, "uchastvuet") } в схватке
    .of = 7b79af8e
uchastvuet = участвует
    .you = участвуете
    .plural = участвуют

## Moving

query-crosses-mesas = { $p } { AGREE($p, "mozhet") } пересекать плоскогорья
    .not = { $p } не { AGREE($p, "mozhet") } пересекать плоскогорья
    .of = 109bbcbd
query-in-town = { FORM($s, "stands") } в городе
    .not = { FORM($s, "stands") } вне городов
    .beside = в городе
    .of = 1fac01ec
query-may-enter = { $p } { AGREE($p, "mozhet") } войти { FORM($s, "with-goal") }
    .not = { $p } не { AGREE($p, "mozhet") } войти { FORM($s, "with-goal") }
    .which-s = куда { $p } { AGREE($p, "mozhet") } войти
    .of = 4b33ea58
rule-travel =
    переместиться { $distance ->
        [1] на
       *[other] не более чем на
    } { $distance } { FORM("kind-space", "acc", $distance) }
    .any = переместиться
    .of = 71487460
rule-arrive = переместиться { FORM($there, "with-goal") }
    .of = 3803acc6
rule-move-sheriff =
    переместить Шерифа { $n ->
        [1] на
       *[other] не более чем на
    } { $n } { FORM("kind-space", "acc", $n) }
    .any = переместить Шерифа
    .like = optional
    .of = b55ccafe
rule-move-sheriff-under-sheriff-moves-exactly = переместить Шерифа на { $n } { FORM("kind-space", "acc", $n) }
    .of = b55ccafe

## Stories and locations

rule-meet-trigger = выполнить условие
    .said = условие выполнено
    .unsaid = what
    .of = 5e163f07
rule-contribute = поучаствовать в { FORM($slot, "prep") }
    .any = поучаствовать в сюжете
    .unsaid = slot
    .of = 35767afb
rule-win-poker = выиграть партию в покер
    .unsaid = share
    .of = 1d119079
rule-lose-poker = проиграть партию в покер
    .of = 6a29b8f4
rule-deliver-cattle = доставить скот
    .unsaid = token
    .of = ed6b19ef
rule-deposit = внести самородки в банк
    .of = 8f4241eb
rule-revel = предаться кутежу
    .of = 38d77529
rule-give-up-item = вернуть { FORM($x, "with-title") } на прилавок
    .of = bd76f783
rule-roll-again = бросить этот кубик ещё раз
    .of = e708c855
rule-duel = провести дуэль
    .chosen = провести дуэль с { FORM($chosen, "ins") }
    .of = 8978d17c
rule-arrest = арестовать { FORM($culprit, "acc") }
    .of = e0ce13a4
rule-be-arrested = попасть под арест
    .of = d1fd3716
query-is-wanted = { $p } — Преступник
    .not = { $p } не Преступник
    .which =
        { AGREE($head, "kotoryj", $number) } { $number ->
            [plural] являются Преступниками
           *[other] является Преступником
        }
    .not-which =
        { AGREE($head, "kotoryj", $number) } не { $number ->
            [plural] являются Преступниками
           *[other] является Преступником
        }
    .of = 6b7183d2
rule-react-at = использовать реакции
    .said = можно использовать реакции
    .unsaid = moment
    .of = 104fe613
rule-end-movement = завершить перемещение
    .said = это считается перемещением
    .unsaid = how
    .of = ac0e1a3c
rule-rattle = заставить { FORM($opposed, "gen") } сбросить 1 карту или получить 1 ранение, по выбору этого игрока
    .of = fe2eab57
rule-look-at-cards = посмотреть { $n } { FORM("sluchajnaja-karta", "acc", $n) } с руки вашего противника
    .of = 607619ce
sluchajnaja-karta = случайная карта
    .gender = feminine
    .acc = случайную карту
    .gen = случайной карты
    .plural = случайные карты
    .gen-plural = случайных карт
    .acc-few = случайные карты
rule-throw-die = бросить { FORM($r, "acc") } ещё раз
    .of = 031e666e
query-movement =
    { FORM($p, "before-feminine", $case) }{ $case ->
        [acc] дальность движения
        [gen] дальности движения
        [dat] дальности движения
       *[other] дальность движения
    }{ FORM($p, "behind") }
    .gender = feminine
    .of = 3beaeadc
query-actions-each-turn =
    { $case ->
        [gen] числа
        [dat] числу
       *[other] число
    } { FORM($p, "before-plural", "gen") }действий{ FORM($p, "behind") } за ход
    .gender = neuter
    .so-many = { $p } { AGREE($p, "mozhet") } совершать за ход { $much }
    .counts = counter-actions-left
    .of = 993880c8
query-money-limit =
    { FORM($p, "before-masculine", $case) }{ $case ->
        [gen] предела денег
        [dat] пределу денег
       *[other] предел денег
    }{ FORM($p, "behind") }
    .gender = masculine
    .unit = $
    .of = d02566cd
query-misc-limit =
    { FORM($p, "before-masculine", $case) }{ $case ->
        [gen] предела пожитков
        [dat] пределу пожитков
       *[other] предел пожитков
    }{ FORM($p, "behind") }
    .gender = masculine
    .as-many = { FORM($p, "dat") } можно иметь
    .of = 993880c8
query-cattle-limit =
    { FORM($p, "before-masculine", $case) }{ $case ->
        [gen] предела жетонов скота
        [dat] пределу жетонов скота
       *[other] предел жетонов скота
    }{ FORM($p, "behind") }
    .gender = masculine
    .so-many = { $p } { AGREE($p, "mozhet") } иметь { $much }
    .counts = held-cattle
    .as-many = { FORM($p, "dat") } можно иметь
    .of = 4049dfc6
query-nugget-limit =
    { FORM($p, "before-masculine", $case) }{ $case ->
        [gen] предела золотых самородков
        [dat] пределу золотых самородков
       *[other] предел золотых самородков
    }{ FORM($p, "behind") }
    .gender = masculine
    .so-many = { $p } { AGREE($p, "mozhet") } иметь { $much }
    .counts = counter-nuggets
    .as-many = { FORM($p, "dat") } можно иметь
    .of = 3474722d
query-layable = { FORM("kind-card", $case, $number) }, { AGREE("kind-card", "kotoryj", "acc", $number) } { $p } { AGREE($p, "mozhet") } сыграть,
    .gender = feminine
    .now-is = { $p } { AGREE($p, "mozhet") } сыграть только это: { FORM($value, "acc") }
    .of = b64f4635
query-npcs-show = против { FORM($p, "gen") } неигровые персонажи играют карту первыми и в открытую
    .of = 109bbcbd
query-advantage = { FORM($p, "before-neuter", $case) }преимущество{ FORM($p, "behind") }
    .gen = { FORM($p, "before-neuter", "gen") }преимущества{ FORM($p, "behind") }
    .gender = neuter
    .gets-more = достоинство карт, сыгранных против { FORM($p, "gen") }, понижается на { $value }
    .of = 4bca60b6
query-boost = усиление { FORM($p, "before-feminine", "gen") }карты{ FORM($p, "behind") }
    .gen = усиления { FORM($p, "before-feminine", "gen") }карты{ FORM($p, "behind") }
    .gender = neuter
    .gets-more = { FORM($p, "before-feminine") }карта{ FORM($p, "behind") } выше на { $value }
    .of = 4bca60b6
query-in-use = { $p } { AGREE($p, "ispolzuet") } предмет «{ FORM($x, "name") }»
    .not = { $p } не { AGREE($p, "ispolzuet") } предмет «{ FORM($x, "name") }»
    .of = 28012b3e
ispolzuet = использует
    .you = используете
    .plural = используют
ruling-fools-gold-is-lost = «Золото дураков» считается самородками при ограблении и аресте
ruling-coach-gun-boosts = Дробовик охранника усиливает собственную карту
rule-get-item = взять { FORM($x, "with-title") }
    .of = 90b0295e
rule-gain-item = взять { FORM($x, "with-title") }
    .of = 22a858da
rule-acquire = приобрести скот
    .of = 553d1731
rule-lay-out-cards = разложить карты
    .of = b687e2b8
rule-lay-out-stories = разложить истории
    .of = 10a55a87
rule-lay-out-story = выложить новую карту { FORM($slot, "gen") }
    .of = a2c07497
query-stories-in-play = { FORM("kind-story", $case, $number) } в игре
    .gender = { AGREE("kind-story") }
    .of = b5e0a7ee
query-characters-in-play = { FORM("kind-character", $case, $number) } в игре
    .gender = { AGREE("kind-character") }
    .of = 43a89bc3
query-gear =
    { $number ->
        [plural] { FORM($p, "before-plural", $case) }
        [few] { FORM($p, "before-plural-gen") }
        [many] { FORM($p, "before-plural-gen") }
       *[other] { FORM($p, "before-masculine", $case) }
    }{ FORM("kind-item", $case, $number) }{ FORM($p, "behind") }
    .of = c953b4f3
held-gear = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
rule-set-up = подготовить игру
    .of = 3df9f073
query-target-lp = { FORM("chislo", $case) } очков Легенды, при котором игра завершается,
    .of = 71f6b0da
end-point = очко
    .gender = neuter
    .gen = очка
    .dat = очку
    .plural = очки
    .gen-plural = очков
    .dat-plural = очкам
query-score =
    { FORM($p, "before-masculine", $case) }итог{ $case ->
        [gen] а
       *[other] { "" }
    }{ FORM($p, "behind") }
    .most = с наибольшим итогом
    .gets-more = { FORM($p, "with-u") } в конце игры на { $value } { FORM("end-point", "acc", $value) } больше
    .gets-less = { FORM($p, "with-u") } в конце игры на { $value } { FORM("end-point", "acc", $value) } меньше
    .of = 6cf83bfe
ruling-stick-em-up = насколько «Руки вверх!» снижает карту противника
ruling-one-copy-each = не больше одной реакции каждого названия за схватку
ruling-rob-share = сколько денег или самородков забирает грабитель
ruling-rob-share-everything = всё
ruling-rob-share-half = половину
query-value =
    { $case ->
        [acc] силу
        [gen] силы
        [dat] силе
       *[other] сила
    } { FORM($p, "before-feminine", "gen") }карты{ FORM($p, "behind") }
    .gender = feminine
    .of = efce5d9a
