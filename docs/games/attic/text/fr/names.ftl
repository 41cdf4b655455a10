# Attic Sale in French: the five sorts, and the things by what they are worth.

sort-clock = l'horloge
    .gender = feminine
    .de = de l'horloge
    .at = à l'horloge
    .name = Horloge
sort-lamp = la lampe
    .gender = feminine
    .de = de la lampe
    .at = à la lampe
    .name = Lampe
sort-globe = le globe
    .de = du globe
    .at = au globe
    .name = Globe
sort-mirror = le miroir
    .de = du miroir
    .at = au miroir
    .name = Miroir
sort-teapot = la théière
    .gender = feminine
    .de = de la théière
    .at = à la théière
    .name = Théière
piece-each-sort-each-worth = { FORM($sort, $case) } { $worth }
    .gender = { AGREE($sort) }
    .name = { FORM($sort, "name") } { $worth }
