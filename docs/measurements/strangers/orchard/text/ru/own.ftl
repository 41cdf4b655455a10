property-cost =
    { FORM($of, "before") }{ $case ->
        [acc] стоимость
        [gen] стоимости
        [dat] стоимости
       *[other] стоимость
    }{ FORM($of, "behind") }
    .gender = feminine
property-points =
    { FORM($of, "before-plural", $case) }{ $case ->
        [gen] очков
        [dat] очкам
       *[other] очки
    }{ FORM($of, "behind") }
    .gender = plural
property-guards = { $of } — стражница
    .not = { $of } — не стражница
query-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [gen] очков
        [dat] очкам
       *[other] очки
    }{ FORM($p, "behind") } в конце
    .gender = plural
    .most = с наибольшим числом очков
query-owned = { FORM("kind-hive-card", $case, $number) } во владении { FORM($p, "gen") }
    .gender = feminine
    .few = { FORM($noun, "gen", "plural") }
query-when-thirsty = жажда { FORM($p, "gen") }
    .gender = feminine
    .gen = жажды { FORM($p, "gen") }
    .dat = жажде { FORM($p, "gen") }
    .acc = жажду { FORM($p, "gen") }
rule-sell-honey = продать мёд
rule-prune = очистить улей
hive-card-brood-comb = расплодные соты
    .gender = plural
    .gen = расплодных сот
    .dat = расплодным сотам
    .name = Расплодные соты
hive-card-queen-cell = маточник
    .gen = маточника
    .dat = маточнику
    .name = Маточник
