property-cost = { FORM($of, "before-plural", $case) }Kosten{ FORM($of, "behind") }
    .gender = plural
property-points =
    { FORM($of, "before-plural", $case) }Punkte{ $case ->
        [dat] n
       *[other] { "" }
    }{ FORM($of, "behind") }
    .gender = plural
property-guards = { $of } eine Wächterin ist
    .not = { $of } keine Wächterin ist
query-score =
    { FORM($p, "before-plural", $case) }Punkte{ $case ->
        [dat] n
       *[other] { "" }
    } am Ende{ FORM($p, "behind") }
    .gender = plural
    .most = den meisten Punkten
query-owned = { FORM("kind-hive-card", $case, $number) } im Besitz { FORM($p, "gen") }
    .gender = feminine
query-when-thirsty = { FORM($p, "before-masculine", $case) }Durst{ FORM($p, "behind") }
    .gender = masculine
rule-sell-honey = Honig verkaufen
rule-prune = den Stock reinigen
hive-card-brood-comb = die Brutwabe
    .gender = feminine
    .dat = der Brutwabe
    .gen = der Brutwabe
    .name = Brutwabe
hive-card-queen-cell = die Weiselzelle
    .gender = feminine
    .dat = der Weiselzelle
    .gen = der Weiselzelle
    .name = Weiselzelle
