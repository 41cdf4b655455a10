query-ready = число отрядов { FORM($p, "gen") } без приказа на поле { $f }
    .gender = neuter
    .gen = числа отрядов { FORM($p, "gen") } без приказа на поле { $f }
    .dat = числу отрядов { FORM($p, "gen") } без приказа на поле { $f }
property-ground = местность { FORM($of, "gen") }
    .gender = feminine
property-next-to = поле рядом с полем { $of }
    .gender = neuter
    .gen = поля рядом с полем { $of }
    .plural = поля рядом с полем { $of }
    .gen-plural = полей рядом с полем { $of }
query-held-by = { FORM("kind-field", $case, $number) } { FORM($p, "gen") }
    .gender = neuter
    .few = { FORM($noun, "gen", "plural") }
query-towns-of = число городов { FORM($p, "gen") }
    .gender = neuter
    .gen = числа городов { FORM($p, "gen") }
    .dat = числу городов { FORM($p, "gen") }
    .most = с наибольшим числом городов
    .fewest = с наименьшим числом городов
query-army = число отрядов { FORM($p, "gen") }
    .gender = neuter
    .gen = числа отрядов { FORM($p, "gen") }
    .dat = числу отрядов { FORM($p, "gen") }
query-score =
    { FORM($p, "before-plural", $case) }{ $case ->
        [gen] очков
        [dat] очкам
       *[other] очки
    }{ FORM($p, "behind") }
    .gender = plural
    .most = с наибольшим числом очков
