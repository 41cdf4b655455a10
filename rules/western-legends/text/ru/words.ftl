# Western Legends in Russian: what the game is made of. Terms are those of its Russian rules; the rest is designed.


## Kinds

kind-region = область
    .prep = области
    .dat = области
    .gender = feminine
    .acc = область
    .gen = области
    .plural = области
    .gen-plural = областей
kind-site = локация
    .gender = feminine
    .acc = локацию
    .gen = локации
    .plural = локации
    .gen-plural = локаций
kind-gang = банда
    .gender = feminine
    .acc = банду
    .gen = банды
    .dat = банде
    .plural = банды
    .gen-plural = банд
kind-colour = цвет
    .gen = цвета
    .plural = цвета
    .gen-plural = цветов
kind-rank = достоинство
    .gender = neuter
    .gen = достоинства
    .plural = достоинства
    .gen-plural = достоинств
kind-suit = масть
    .gender = feminine
    .acc = масть
    .gen = масти
    .plural = масти
    .gen-plural = мастей
kind-npc = неигровой персонаж
    .gender = masculine-animate
    .like = animate
    .gen = неигрового персонажа
    .dat = неигровому персонажу
    .plural = неигровые персонажи
    .gen-plural = неигровых персонажей
kind-contest = вид схватки
    .gen = вида схватки
    .plural = виды схватки
    .gen-plural = видов схватки
kind-manner = вид перемещения
    .gen = вида перемещения
    .acc = вид перемещения
    .plural = виды перемещения
    .gen-plural = видов перемещения
kind-wound-source = причина
    .gender = feminine
    .acc = причину
    .gen = причины
    .plural = причины
    .gen-plural = причин
kind-stage = шаг
    .gen = шага
    .plural = шаги
    .gen-plural = шагов
kind-story-place = место сюжета
    .gender = neuter
    .gen = места сюжета
    .dat = месту сюжета
    .prep = месте сюжета
    .plural = места сюжетов
    .gen-plural = мест сюжетов
kind-item-sort = вид предмета
    .gen = вида предмета
    .plural = виды предметов
    .gen-plural = видов предметов
kind-throw = кубик
    .gen = кубика
    .plural = кубики
    .gen-plural = кубиков
kind-space = территория
    .gender = feminine
    .acc = территорию
    .gen = территории
    .dat = территории
    .prep = территории
    .plural = территории
    .gen-plural = территорий
    .dat-plural = территориям
kind-face = вид покерной карты
    .gen = вида покерной карты
    .plural = виды покерных карт
    .gen-plural = видов покерных карт
kind-poker-card = покерная карта
    .gender = feminine
    .acc = покерную карту
    .gen = покерной карты
    .dat = покерной карте
    .plural = покерные карты
    .gen-plural = покерных карт
    .few = покерные карты
    .acc-few = покерные карты
kind-fight-card = боевая карта
    .gender = feminine
    .acc = боевую карту
    .gen = боевой карты
    .dat = боевой карте
    .plural = боевые карты
    .gen-plural = боевых карт
    .few = боевые карты
    .acc-few = боевые карты
kind-story-trigger = условие
    .gender = neuter
    .gen = условия
    .plural = условия
    .gen-plural = условий
kind-story = карта сюжета
    .gender = feminine
    .acc = карту сюжета
    .gen = карты сюжета
    .dat = карте сюжета
    .plural = карты сюжета
    .gen-plural = карт сюжета
kind-item = предмет
    .gen = предмета
    .dat = предмету
    .plural = предметы
    .gen-plural = предметов
kind-cattle-token = жетон скота
    .gen = жетона скота
    .dat = жетону скота
    .plural = жетоны скота
    .gen-plural = жетонов скота
kind-die-face = грань кубика
    .gender = feminine
    .acc = грань кубика
    .gen = грани кубика
    .plural = грани кубика
    .gen-plural = граней кубика
kind-character = персонаж
    .gender = masculine-animate
    .like = animate
    .gen = персонажа
    .dat = персонажу
    .plural = персонажи
    .gen-plural = персонажей
contest-arrest-contest = арест
    .waged = { " " }(арест)
    .during = при арестах
contest-duel-contest = дуэль
    .waged = { " " }(дуэль)
    .during = в дуэлях
contest-rob-contest = ограбление
    .waged = { " " }(ограбление)
    .during = при ограблениях
contest-heist-contest = налёт
    .waged = { " " }(налёт)
    .during = при налётах
contest-bandit-contest = схватка с Бандитом
    .waged = { " " }(схватка с Бандитом)
    .during = в схватках с Бандитом
contest-attempt-contest = арест Шерифом
    .waged = { " " }(арест Шерифом)
wound-source-from-result = исход схватки
    .source = от исхода схватки
wound-source-from-fight-card = боевая карта
    .source = от боевой карты
wound-source-from-uncancellable-card = боевая карта, которую нельзя отменить
    .source = от боевой карты (это нельзя отменить)
wound-source-from-choice = выбор
    .source = { "" }
stage-quiet = реакции невозможны
stage-reacting = карты схватки вскрыты
stage-after-move = действие перемещения только что закончилось
stage-marshal-gained = вы только что получили очко Маршала
stage-wanted-gained = вы только что получили очко Преступника
story-place-first-story = первый сюжет
    .gen = первого сюжета
    .dat = первому сюжету
    .prep = первом сюжете
story-place-second-story = второй сюжет
    .gen = второго сюжета
    .dat = второму сюжету
    .prep = втором сюжете
throw-first-throw = первый кубик
throw-second-throw = второй кубик

## Counters

sum = { $unit }{ $n }
counter-money = деньги
    .like = mass
    .gender = plural
    .plural = деньги
    .gen = денег
    .gen-plural = денег
    .own =
        { FORM($owner, "before-plural", $case) }{ $case ->
            [gen] денег
           *[other] деньги
        }{ FORM($owner, "behind") }
counter-nuggets = золотой самородок
    .gen = золотого самородка
    .few = золотых самородка
    .acc-few = золотых самородка
    .plural = золотые самородки
    .gen-plural = золотых самородков
counter-lp = очко Легенды
    .gender = neuter
    .gen = очка Легенды
    .plural = очки Легенды
    .gen-plural = очков Легенды
take-wounds = получить { FORM($amount, "acc") }
counter-wounds = ранение
    .gender = neuter
    .gen = ранения
    .plural = ранения
    .gen-plural = ранений
counter-marshal = очко Маршала
    .gender = neuter
    .gen = очка Маршала
    .plural = очки Маршала
    .gen-plural = очков Маршала
counter-wanted = очко Преступника
    .gender = neuter
    .gen = очка Преступника
    .plural = очки Преступника
    .gen-plural = очков Преступника
counter-actions-left = действие
    .gender = neuter
    .gen = действия
    .plural = действия
    .gen-plural = действий
counter-lowered = очко снижения карты
    .gender = neuter
    .gen = очка снижения карты
    .plural = очки снижения карты
    .gen-plural = очков снижения карты
counter-foe-lowered = очко снижения боевой карты
    .gender = neuter
    .gen = очка снижения боевой карты
    .plural = очки снижения боевой карты
    .gen-plural = очков снижения боевой карты
counter-discs = маркер на { FORM($story-place, "prep") }
    .gen = маркера на { FORM($story-place, "prep") }
    .plural = маркеры на { FORM($story-place, "prep") }
    .gen-plural = маркеров на { FORM($story-place, "prep") }
counter-pot = $ в банке
    .gen = $ в банке
    .plural = $ в банке
    .n = ${ $n } в банке
    .gen-plural = $ в банке
counter-points-at-once = очко Легенды, полученное за одно действие,
    .at-least = за это действие получено не меньше { $n } очков Легенды
    .gender = neuter
    .gen = очка Легенды, полученного за одно действие,
    .plural = очки Легенды, полученные за одно действие,
    .gen-plural = очков Легенды, полученных за одно действие,
counter-spent-at-once = доллар, потраченный за одно действие,
    .at-least = за это действие потрачено не меньше ${ $n }
    .gen = доллара, потраченного за одно действие,
    .plural = доллары, потраченные за одно действие,
    .gen-plural = долларов, потраченных за одно действие,

## Zones

zone-poker-deck = покерная колода
    .acc = покерную колоду
    .gen = покерной колоды
    .prep = покерной колоде
zone-discards = сброс
    .gender = masculine
    .gen = сброса
    .prep = сбросе
ruka = рука
    .acc = руку
    .gen = руки
    .prep = руке
held-hand = { FORM($what, $case, $number) } на руке
    .gender = { AGREE($what) }
zone-hand = { FORM($player, "before-feminine", $case) }{ FORM("ruka", $case) }{ FORM($player, "behind") }
    .gender = feminine
    .in = на { FORM($noun, "acc") }
    .to = на { FORM($noun, "acc") }
    .where = на { FORM($noun, "prep") }
    .from = { FORM($player, "before-feminine-s") }руки{ FORM($player, "behind") }
look-at-hand = посмотреть все карты на { FORM($player, "before-feminine-prep") }руке{ FORM($player, "behind") }
put-hand-own = взять { FORM($cards, "acc") } на руку
zone-card-played = { FORM($player, "before-feminine") }выполняемая карта{ FORM($player, "behind") }
    .gender = feminine
    .acc = { FORM($player, "before-feminine", "acc") }выполняемую карту{ FORM($player, "behind") }
    .gen = { FORM($player, "before-feminine", "gen") }выполняемой карты{ FORM($player, "behind") }
    .where = на столе
    .in = перед собой
    .to = на стол
    .empty = { $player } не { AGREE($player, "ispolzuet") } карту
    .not-empty = { $player } { AGREE($player, "ispolzuet") } карту
cards-laid = { FORM("kind-card", $case, $number) }, сыгранн{ AGREE("kind-card", "yj", $case, $number) } { FORM($player, "ins") },
    .gender = feminine
like-front =
    .in = на стол
    .to = на стол
    .where = перед { FORM($player, "ins") }
zone-laid = { FORM($player, "before-plural") }сыгранные карты{ FORM($player, "behind") }
    .like = front
    .gender = plural
    .gen = { FORM($player, "before-plural", "gen") }сыгранных карт{ FORM($player, "behind") }
    .empty = { FORM($player, "with-u") } нет сыгранных карт
    .not-empty = { FORM($player, "with-u") } есть сыгранная карта
zone-shown = { FORM($player, "before-plural") }вскрытые карты{ FORM($player, "behind") }
    .like = front
    .gender = plural
    .gen = { FORM($player, "before-plural", "gen") }вскрытых карт{ FORM($player, "behind") }
    .empty = { FORM($player, "with-u") } нет вскрытых карт
    .not-empty = { FORM($player, "with-u") } есть вскрытая карта
zone-fight-deck = боевая колода
    .acc = боевую колоду
    .gen = боевой колоды
    .prep = боевой колоде
zone-fight-hand = { FORM($player, "before-plural") }боевые карты{ FORM($player, "behind") }
    .like = front
    .gender = plural
    .gen = { FORM($player, "before-plural", "gen") }боевых карт{ FORM($player, "behind") }
    .empty = { FORM($player, "with-u") } нет боевых карт на руке
    .not-empty = { FORM($player, "with-u") } есть боевая карта на руке
zone-npc-laid = { FORM($player, "before-feminine") }закрытая боевая карта{ FORM($player, "behind") }
    .gender = feminine
    .like = front
    .acc = { FORM($player, "before-feminine", "acc") }закрытую боевую карту{ FORM($player, "behind") }
    .gen = { FORM($player, "before-feminine", "gen") }закрытой боевой карты{ FORM($player, "behind") }
    .empty = перед { FORM($player, "ins") } нет закрытой боевой карты
    .not-empty = перед { FORM($player, "ins") } лежит закрытая боевая карта
zone-npc-shown = карта неигрового персонажа
    .like = front
    .where = перед неигровым персонажем
    .acc = карту неигрового персонажа
    .gen = карты неигрового персонажа
    .empty = у неигрового персонажа нет вскрытой карты
    .not-empty = у неигрового персонажа есть вскрытая карта
zone-flop = флоп
    .gender = masculine
    .gen = флопа
    .prep = флопе
    .in = во флоп
    .to = во флоп
    .where = во флопе
zone-dealer-hand = рука дилера ({ $player })
    .acc = руку дилера ({ $player })
    .gen = руки дилера ({ $player })
    .prep = руке дилера ({ $player })
    .in = на руку дилера ({ $player })
    .to = на руку дилера ({ $player })
    .where = с руки дилера ({ $player })
zone-story-deck = колода { FORM($story-place, "gen") }
    .acc = колоду { FORM($story-place, "gen") }
    .gen = колоды { FORM($story-place, "gen") }
    .prep = колоде { FORM($story-place, "gen") }
    .where = из колоды { FORM($story-place, "gen") }
zone-open-story = открытая карта { FORM($story-place, "gen") }
    .acc = открытую карту { FORM($story-place, "gen") }
    .gen = открытой карты { FORM($story-place, "gen") }
    .prep = открытой карте { FORM($story-place, "gen") }
    .in = открытой на { FORM($story-place, "acc") }
    .where = { FORM($story-place, "gen") }
zone-told-stories = завершённые сюжеты
    .gender = plural
    .gen = завершённых сюжетов
    .prep = завершённых сюжетах
    .empty = завершённых сюжетов ещё нет
    .not-empty = завершённые сюжеты уже есть
zone-character-deck = колода персонажей
    .acc = колоду персонажей
    .gen = колоды персонажей
    .prep = колоде персонажей
zone-characters-dealt = { FORM($player, "before-plural") }розданные персонажи{ FORM($player, "behind") }
    .like = front
    .gender = plural
    .gen = { FORM($player, "before-plural", "gen") }розданных персонажей{ FORM($player, "behind") }
    .empty = { FORM($player, "with-u") } нет розданных персонажей
    .not-empty = { FORM($player, "with-u") } есть розданный персонаж
zone-character-kept = { FORM($player, "before-masculine") }оставленный персонаж{ FORM($player, "behind") }
    .gender = masculine
    .like = front
    .gen = { FORM($player, "before-masculine", "gen") }оставленного персонажа{ FORM($player, "behind") }
    .empty = { FORM($player, "with-u") } нет оставленного персонажа
    .not-empty = { FORM($player, "with-u") } есть оставленный персонаж
zone-own-character = { FORM($player, "before-masculine") }персонаж{ FORM($player, "behind") }
    .gender = masculine
    .like = front
    .gen = { FORM($player, "before-masculine", "gen") }персонажа{ FORM($player, "behind") }
    .empty = { FORM($player, "with-u") } нет персонажа
    .not-empty = { FORM($player, "with-u") } есть персонаж
zone-herd =
    { FORM($colour, "named") ->
        [yes] { FORM($colour, "plural") } жетоны скота
       *[other] жетоны скота { FORM($colour, "gen") }
    }
    .gender = plural
    .gen =
        { FORM($colour, "named") ->
            [yes] { FORM($colour, "gen-plural") } жетонов скота
           *[other] жетонов скота { FORM($colour, "gen") }
        }
    .prep =
        { FORM($colour, "named") ->
            [yes] { FORM($colour, "gen-plural") } жетонах скота
           *[other] жетонах скота { FORM($colour, "gen") }
        }
    .in =
        к { FORM($colour, "named") ->
            [yes] { FORM($colour, "dat-plural") } жетонам скота
           *[other] жетонам скота { FORM($colour, "gen") }
        }
    .to =
        к { FORM($colour, "named") ->
            [yes] { FORM($colour, "dat-plural") } жетонам скота
           *[other] жетонам скота { FORM($colour, "gen") }
        }
    .empty =
        { FORM($colour, "named") ->
            [yes] { FORM($colour, "gen-plural") } жетонов скота
           *[other] жетонов скота { FORM($colour, "gen") }
        } не осталось
    .not-empty =
        { FORM($colour, "named") ->
            [yes] { FORM($colour, "plural") } жетоны скота
           *[other] жетоны скота { FORM($colour, "gen") }
        } ещё остались
held-cattle = жетон скота
    .gen = жетона скота
    .dat = жетону скота
    .plural = жетоны скота
    .gen-plural = жетонов скота
zone-cattle =
    { FORM($player, "before-masculine", $case) }скот{ $case ->
        [gen] а
        [dat] у
        [prep] е
       *[other] { "" }
    }{ FORM($player, "behind") }
    .gender = masculine
    .in = к { FORM($noun, "dat") }
    .to = к скоту { FORM($player, "gen") }
    .empty = { FORM($player, "with-u") } нет скота
    .not-empty = { FORM($player, "with-u") } есть скот

## Variables

variable-owns = { FORM($player, "with-u") } есть { FORM($item, "with-title") }
    .not = { FORM($player, "with-u") } нет { FORM($item, "with-title-gen") }
    .which-item = { AGREE($head, "kotoryj", $number) } { FORM($player, "with-u") } есть
    .not-which-item = { AGREE($head, "kotoryj", "gen", $number) } { FORM($player, "with-u") } нет
held-owns = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
variable-active-mount =
    { FORM($player, "before-masculine", $case) }{ $case ->
        [acc] активного скакуна
        [gen] активного скакуна
        [dat] активному скакуну
       *[other] активный скакун
    }{ FORM($player, "behind") }
    .gender = masculine-animate
    .nobody = { FORM($player, "with-u") } нет активного скакуна
    .somebody = { FORM($player, "with-u") } есть активный скакун
variable-active-weapon =
    { FORM($player, "before-neuter", $case) }{ $case ->
        [gen] активного оружия
        [dat] активному оружию
       *[other] активное оружие
    }{ FORM($player, "behind") }
    .gender = neuter
    .nobody = { FORM($player, "with-u") } нет активного оружия
    .somebody = { FORM($player, "with-u") } есть активное оружие
variable-rolled = то, что показывает { $throw }
    .gender = neuter
    .gen = того, что показывает { $throw }
    .is = { $throw } показывает: { $who }
    .is-not = { $throw } не показывает: { $who }
    .same = { $throw } показывает то же, что и { $who },
    .same-not = { $throw } показывает не то же, что и { $who },
variable-active = активный игрок
    .gender = masculine-animate
    .like = animate
    .gen = активного игрока
    .dat = активному игроку
    .is = идёт { FORM($who, "before-masculine") }ход{ FORM($who, "behind") }
    .is-not = идёт не { FORM($who, "before-masculine") }ход{ FORM($who, "behind") }
variable-first-player = первый игрок
    .gender = masculine-animate
    .like = animate
    .gen = первого игрока
    .dat = первому игроку
variable-bearer = игрок с персонажем ({ $character })
    .gender = masculine-animate
    .like = animate
    .gen = игрока с персонажем ({ $character })
    .dat = игроку с персонажем ({ $character })
variable-has-ability = { FORM($player, "with-u") } есть легендарная способность
variable-spot = { FORM($player, "before-feminine", $case) }{ FORM("kind-space", $case) }{ FORM($player, "behind") }
    .gender = feminine
    .is = { $player } { AGREE($player, "stoit") } { FORM($who, "with-place") }
    .is-not = { $player } не { AGREE($player, "stoit") } { FORM($who, "with-place") }
    .is-beside = { FORM($who, "with-place") }
    .stands = { $player } { AGREE($player, "stoit") }
    .stands-not = { $player } не { AGREE($player, "stoit") }
    .with-absolute-gen =
        { AGREE($player) ->
            [you] вашей
           *[other] { FORM($noun, "gen") }
        }
    .set =
        { AGREE($player) ->
            [you] идите
           *[other] { $player } { AGREE($player, "idet") }
        } { FORM($value, "with-goal") }
stoit = находится
    .you = находитесь
    .plural = находятся
idet = идёт
    .you = идёте
    .plural = идут
variable-has-place = { FORM($player, "with-u") } есть место
variable-sheriff-at = территория Шерифа
    .gender = feminine
    .acc = территорию Шерифа
    .gen = территории Шерифа
    .prep = территории Шерифа
    .is = Шериф находится { FORM($who, "with-place") }
    .is-not = Шериф находится не { FORM($who, "with-place") }
    .set = Шериф идёт { FORM($value, "with-goal") }
    .stands = Шериф находится
    .stands-not = Шериф не находится
variable-bandit-at = { FORM($space, "with-place") } стоит Бандит
    .not = { FORM($space, "with-place") } нет Бандита
    .set-yes = поставьте Бандита { FORM($space, "with-goal") }
    .set-no = уберите Бандита с { FORM($space, "gen") }
variable-stage = шаг
    .gen = шага
    .is = { $who }
    .is-not = неверно, что { $who }
variable-mover = переместившийся игрок
    .gender = masculine-animate
    .like = animate
    .gen = переместившегося игрока
    .dat = переместившемуся игроку
    .is = { AGREE($who, "peremestilsja") } { $who }
    .is-not = { AGREE($who, "peremestilsja") } не { $who }
    .nobody = никто не переместился
    .somebody = кто-то переместился
peremestilsja = переместился
    .you = переместились
    .plural = переместились
variable-fighter = атакующий
    .gender = masculine-animate
    .like = animate
    .gen = атакующего
    .dat = атакующему
    .is = { $who } { AGREE($who, "atakuet") }
    .is-not = { $who } не { AGREE($who, "atakuet") }
atakuet = атакует
    .you = атакуете
    .plural = атакуют
variable-rival = игрок-цель
    .gender = masculine-animate
    .like = animate
    .gen = игрока-цели
    .dat = игроку-цели
    .is = цель схватки — { $who }
    .nobody = противник — не игрок
    .somebody = противник — игрок
    .about-somebody = против другого игрока
variable-foe = неигровой персонаж
    .gender = masculine-animate
    .like = animate
    .gen = неигрового персонажа
    .dat = неигровому персонажу
    .is = противник — { $who }
    .is-not = противник — не { $who }
    .nobody = противник — игрок
    .somebody = противник — неигровой персонаж
    .about = против { FORM($who, "gen") }
    .about-somebody = против неигрового персонажа
variable-contest = вид схватки
    .gen = вида схватки
    .is = это { $who }
    .is-not = это не { $who }
variable-decided = схватка решена
    .not = схватка не решена
variable-winner = победитель схватки
    .gender = masculine-animate
    .like = animate
    .gen = победителя схватки
    .dat = победителю схватки
    .is = { $who } { AGREE($who, "pobedil") }
    .is-not = { $who } не { AGREE($who, "pobedil") }
    .nobody = ни один игрок не выиграл схватку
    .somebody = кто-то выиграл схватку
pobedil = победил
    .you = победили
    .feminine = победила
    .plural = победили
variable-card-cancelled = боевая карта отменена
    .not = боевая карта не отменена
variable-voided = схватка начата заново
    .not = схватка не начата заново
variable-fought = { FORM($player, "acc") } уже атаковали в этот ход
    .not = { FORM($player, "acc") } ещё не атаковали в этот ход
variable-heisted = в этот ход был налёт
    .not = в этот ход не было налёта
variable-reacted = реакция уже была ({ $player })
    .not = реакции ещё не было ({ $player })
variable-plays-poker = { $player } { AGREE($player, "igraet") } в покер
    .which =
        { AGREE($head, "kotoryj", $number) } { $number ->
            [plural] играют
           *[other] играет
        } в покер
igraet = играет
    .you = играете
    .plural = играют
variable-dealer = дилер
    .gender = masculine-animate
    .like = animate
    .gen = дилера
    .dat = дилеру
    .nobody = дилера нет
    .somebody = есть дилер
variable-end-triggered = завершение игры объявлено
variable-last-round = последний раунд
    .gen = последнего раунда
variable-disc-placed = в этот ход уже положен маркер сюжета
    .not = в этот ход ещё не положен маркер сюжета
variable-trigger-met = условие выполнено ({ FORM($story-place, "name") })

## Tables, builtins, properties

table-row = ряд клетки { $n }
builtin-hand-strength = сила руки из { FORM($a1, "gen") } и { FORM($a2, "gen") }
    .unsaid = a3 a4 a5
property-site = локация { FORM($of, "gen") }
    .gender = feminine
    .acc = локацию { FORM($of, "gen") }
    .gen = локации { FORM($of, "gen") }
    .nobody = у { FORM($of, "gen") } нет локации
    .somebody = у { FORM($of, "gen") } есть локация
    .is = { FORM($of, "stands") } { FORM($who, "at") }
    .is-not = { FORM($of, "stands-not") } { FORM($who, "at") }
having-site = { FORM($set, $case, $number) } с { FORM($value, "ins") }
    .not = { FORM($set, $case, $number) } без локации
property-rank =
    { FORM($of, "before") }{ $case ->
        [gen] достоинства
        [dat] достоинству
       *[other] достоинство
    }{ FORM($of, "behind") }
    .gender = neuter
having-suit = { FORM($set, $case, $number) } { FORM($value, "gen") }
property-suit =
    { FORM($of, "before") }{ $case ->
        [acc] масть
        [gen] масти
        [dat] масти
       *[other] масть
    }{ FORM($of, "behind") }
    .gender = feminine
property-face = название { FORM($of, "gen") }
    .gen = названия { FORM($of, "gen") }
    .gender = neuter
property-gang = { FORM("kind-gang", $case) } { FORM($of, "gen") }
    .gender = feminine
property-edges = территория около { FORM($of, "gen") }
    .gender = feminine
    .acc = территорию около { FORM($of, "gen") }
    .gen = территории около { FORM($of, "gen") }
    .plural = территории около { FORM($of, "gen") }
    .gen-plural = территорий около { FORM($of, "gen") }
property-corners = территория на углу { FORM($of, "gen") }
    .gender = feminine
    .acc = территорию на углу { FORM($of, "gen") }
    .gen = территории на углу { FORM($of, "gen") }
    .plural = территории по углам { FORM($of, "gen") }
    .gen-plural = территорий по углам { FORM($of, "gen") }
property-region = { FORM("kind-region", $case) } { FORM($of, "gen") }
    .is = { FORM($of, "stands") } в { FORM($who, "prep") }
    .is-not = { FORM($of, "stands-not") } в { FORM($who, "prep") }
    .gender = feminine
    .same = { FORM($of, "stands") } в области { FORM($who, "gen") }
    .same-not = { FORM($of, "stands-not") } в области { FORM($who, "gen") }
    .of-spot = { FORM($player, "before-feminine", $case) }{ FORM("kind-region", $case) }{ FORM($player, "behind") }
    .of-sheriff-at = область Шерифа
    .of-sheriff-at-gen = области Шерифа
    .of-sheriff-at-dat = области Шерифа
    .of-sheriff-at-prep = области Шерифа
    .same-own = { FORM($of, "stands") } в { FORM($who, "prep") }
    .same-own-not = { FORM($of, "stands-not") } в { FORM($who, "prep") }
property-cost =
    { FORM($of, "before") }{ $case ->
        [acc] цену
        [gen] цены
        [dat] цене
       *[other] цена
    }{ FORM($of, "behind") }
    .gender = feminine
    .unit = $
property-improves = то, что улучшает { $of }
    .gen = того, что улучшает { $of }
    .somebody = { $of } — улучшенный предмет
    .somebody-which =
        { AGREE($head, "kotoryj", $number) } { $number ->
            [plural] улучшены
           *[other] улучшен
        }
property-item-sort =
    { FORM($of, "before") }{ $case ->
        [gen] вида
        [dat] виду
       *[other] вид
    }{ FORM($of, "behind") }
    .is = { $of } — { FORM($who, "name") }
    .is-not = { $of } — не { FORM($who, "name") }
having-item-sort = { FORM($set, $case, $number) } вида «{ $value }»
property-colour = { FORM($of, "before-masculine", $case) }{ FORM("kind-colour", $case) }{ FORM($of, "behind") }
    .is = цвет { FORM($of, "gen") } — { FORM($who, "name") }
    .is-not = цвет { FORM($of, "gen") } — не { FORM($who, "name") }
property-mount-speed = { FORM($of, "before-feminine", $case) }скорость{ FORM($of, "behind") }
    .gen = { FORM($of, "before-feminine", $case) }скорости{ FORM($of, "behind") }
    .gender = feminine
property-legend = { $of } относится к легендарным
    .not = { $of } не относится к легендарным
query-next-to = { FORM("kind-space", $case, $number) } возле { FORM($s, "with-absolute", "gen") }
    .gender = feminine
    .holds = { $who } находится возле { FORM($s, "gen") }
    .holds-not = { $who } не находится возле { FORM($s, "gen") }
    .of = 9bd54bfc
query-has-copy = { FORM($p, "with-u") } есть { $x } или его улучшенная сторона
    .not = { FORM($p, "with-u") } нет { FORM($x, "gen") }
    .of = e56229e0
query-bounty = { FORM($p, "before-plural", $case) }очки за путь Преступника{ FORM($p, "behind") }
    .gender = plural
    .gen = { FORM($p, "before-plural", "gen") }очков за путь Преступника{ FORM($p, "behind") }
    .of = f1385b43
query-marshal-score = { FORM($p, "before-plural", $case) }очки за карьеру Маршала{ FORM($p, "behind") }
    .gender = plural
    .gen = { FORM($p, "before-plural", "gen") }очков за карьеру Маршала{ FORM($p, "behind") }
    .of = a8543809
query-strength = сила покерной комбинации { FORM($p, "gen") }
    .gender = feminine
    .gen = силы покерной комбинации { FORM($p, "gen") }
    .of = 18cba1ce
query-is-wild = { $c } — джокер
    .not = { $c } — не джокер
    .of = cf3d69c2
query-usable = { $p } { AGREE($p, "mozhet") } использовать { FORM($c, "acc") } как действие
    .not = { $p } не { AGREE($p, "mozhet") } использовать { FORM($c, "acc") } как действие
    .of = eda57c03
query-ready = { $p } { AGREE($p, "mozhet") } использовать { FORM($c, "acc") } как реакцию
    .not = { $p } не { AGREE($p, "mozhet") } использовать { FORM($c, "acc") } как реакцию
    .of = bb5be8c6
query-end-is-near = конец близок
    .not = конец не близок
    .of = 10c3c56a
