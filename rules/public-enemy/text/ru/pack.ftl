# Public Enemy Number One in Russian: what the pack is called, and what it is.

pack-public-enemy = Public Enemy Number One
    .about = Собирайте банды из четырёх городов, берите жетоны розыска и жетон Номер Один; побеждает тот, кто первым соберёт все пять.
