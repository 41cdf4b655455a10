kind-outlaw = бандит
    .gender = masculine-animate
    .like = animate
    .gen = бандита
    .gen-plural = бандитов
    .plural = бандиты
property-gang = { FORM($of, "before-feminine", $case) }{ FORM("banda", $case) }{ FORM($of, "behind") }
    .gender = feminine
banda = банда
    .gen = банды
    .acc = банду
zone-stock = колода
    .gender = feminine
    .acc = колоду
    .gen = колоды
zone-spent = сброс
    .gender = masculine
    .gen = сброса
held-hand = { FORM($what, $case, $number) } на руке
    .gender = { AGREE($what) }
zone-hand = { FORM($player, "before-feminine", $case) }{ FORM("ruka", $case) }{ FORM($player, "behind") }
    .gender = feminine
    .where = с { FORM($noun, "gen") }
    .in = на { FORM($noun, "acc") }
ruka = рука
    .acc = руку
    .gen = руки
zone-stack = { FORM($player, "before-feminine", $case) }{ FORM("stopka", $case) }{ FORM($player, "behind") } { FORM($gang, "gen") }
    .on = в { FORM($noun, "acc") }
stopka = стопка
    .acc = стопку
    .gen = стопки
counter-wanted = очко Преступника
    .gender = neuter
    .gen = очка Преступника
    .plural = очки Преступника
    .gen-plural = очков Преступника
counter-wounds = ранение
    .gender = neuter
    .gen = ранения
    .plural = ранения
    .gen-plural = ранений
counter-fame = очко Легенды
    .gender = neuter
    .gen = очка Легенды
    .plural = очки Легенды
    .gen-plural = очков Легенды
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
query-uncovered = открыт{ AGREE("kind-outlaw", "yj", $case, $number) } { FORM("kind-outlaw", $case, $number) } { FORM($p, "gen") }
    .gender = masculine-animate
    .noun = kind-outlaw
query-hand-limit =
    { $case ->
        [gen] размера
        [dat] размеру
       *[other] размер
    } { FORM($p, "before-feminine-gen") }руки{ FORM($p, "behind") }
    .gender = masculine
lose-wounds = снять { FORM($amount, "acc") }
rule-draw = взять { $n } { FORM("kind-card", "acc", $n) }
rule-discard = сбросить { $n } { FORM("kind-card", "acc", $n) }
frame-turn = ход
    .gen = хода
    .begin = в начале хода
    .your-begin = в начале вашего хода
    .end = в конце хода
    .your-end = в конце вашего хода
kind-gang = банда
    .gender = feminine
    .acc = банду
    .gen = банды
    .plural = банды
    .gen-plural = банд
kind-ploy = хитрость
    .gender = feminine
    .gen = хитрости
    .plural = хитрости
    .gen-plural = хитростей
gang-red-gang = красная банда
    .gen = красной банды
zone-out = вне игры
    .in = вне игры
rule-play = сыграть
rule-turn = сделать ход
