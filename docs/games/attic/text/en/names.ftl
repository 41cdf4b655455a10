# Attic Sale in English: the five sorts, and the things by what they are worth.

sort-clock = the clock
    .name = Clock
sort-lamp = the lamp
    .name = Lamp
sort-globe = the globe
    .name = Globe
sort-mirror = the mirror
    .name = Mirror
sort-teapot = the teapot
    .name = Teapot
piece-each-sort-each-worth = { $sort } { $worth }
    .name = { FORM($sort, "name") } { $worth }
