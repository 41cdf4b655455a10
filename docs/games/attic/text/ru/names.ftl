# Attic Sale in Russian: the five sorts, and the things by what they are worth.

sort-clock = будильник
    .gen = будильника
    .dat = будильнику
    .name = Будильник
sort-lamp = лампа
    .gender = feminine
    .acc = лампу
    .gen = лампы
    .dat = лампе
    .name = Лампа
sort-globe = глобус
    .gen = глобуса
    .dat = глобусу
    .name = Глобус
sort-mirror = зеркало
    .gender = neuter
    .gen = зеркала
    .dat = зеркалу
    .name = Зеркало
sort-teapot = чайник
    .gen = чайника
    .dat = чайнику
    .name = Чайник
piece-each-sort-each-worth = { FORM($sort, $case) } { $worth }
    .gender = { AGREE($sort) }
    .name = { FORM($sort, "name") } { $worth }
