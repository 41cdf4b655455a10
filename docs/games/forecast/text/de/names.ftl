# Forecast in German: the four weathers, and their cards by their strength.

weather-sun = die Sonne
    .gender = feminine
    .dat = der Sonne
    .gen = der Sonne
    .name = Sonne
weather-rain = der Regen
    .gender = masculine
    .acc = den Regen
    .dat = dem Regen
    .gen = des Regens
    .name = Regen
weather-wind = der Wind
    .gender = masculine
    .acc = den Wind
    .dat = dem Wind
    .gen = des Windes
    .name = Wind
weather-snow = der Schnee
    .gender = masculine
    .acc = den Schnee
    .dat = dem Schnee
    .gen = des Schnees
    .name = Schnee
day-each-weather-each-strength = { FORM($weather, $case) } { $strength }
    .gender = { AGREE($weather) }
    .name = { FORM($weather, "name") } { $strength }
