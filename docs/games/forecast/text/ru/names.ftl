# Forecast in Russian: the four weathers, and their cards by their strength.

weather-sun = солнце
    .gender = neuter
    .gen = солнца
    .dat = солнцу
    .ins = солнцем
    .name = Солнце
weather-rain = дождь
    .gen = дождя
    .dat = дождю
    .ins = дождём
    .name = Дождь
weather-wind = ветер
    .gen = ветра
    .dat = ветру
    .ins = ветром
    .name = Ветер
weather-snow = снег
    .gen = снега
    .dat = снегу
    .ins = снегом
    .name = Снег
day-each-weather-each-strength = { FORM($weather, $case) } { $strength }
    .gender = { AGREE($weather) }
    .name = { FORM($weather, "name") } { $strength }
