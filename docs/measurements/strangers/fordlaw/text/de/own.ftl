query-ready = die Zahl der Trupps { FORM($p, "gen") } ohne Befehl auf { $f }
    .gender = feminine
    .dat = der Zahl der Trupps { FORM($p, "gen") } ohne Befehl auf { $f }
    .gen = der Zahl der Trupps { FORM($p, "gen") } ohne Befehl auf { $f }
property-ground = das Gelände { FORM($of, "gen") }
    .gender = neuter
property-next-to = { FORM("kind-field", $case, $number) } neben { FORM($of, "dat") }
    .gender = neuter
query-held-by = { FORM("kind-field", $case, $number) } im Besitz { FORM($p, "gen") }
    .gender = neuter
query-towns-of = { FORM($p, "before-feminine", $case) }Zahl der Städte{ FORM($p, "behind") }
    .gender = feminine
    .most = den meisten Städten
    .fewest = den wenigsten Städten
query-army = { FORM($p, "before-feminine", $case) }Zahl der Trupps{ FORM($p, "behind") }
    .gender = feminine
query-score =
    { FORM($p, "before-plural", $case) }Punkte{ $case ->
        [dat] n
       *[other] { "" }
    }{ FORM($p, "behind") }
    .gender = plural
    .most = den meisten Punkten
