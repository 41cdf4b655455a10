# Forecast in French: the four weathers, and their cards by their strength.

weather-sun = le Soleil
    .de = du Soleil
    .at = au Soleil
    .name = Soleil
weather-rain = la Pluie
    .gender = feminine
    .de = de la Pluie
    .at = à la Pluie
    .name = Pluie
weather-wind = le Vent
    .de = du Vent
    .at = au Vent
    .name = Vent
weather-snow = la Neige
    .gender = feminine
    .de = de la Neige
    .at = à la Neige
    .name = Neige
day-each-weather-each-strength = { FORM($weather, $case) } { $strength }
    .gender = { AGREE($weather) }
    .name = { FORM($weather, "name") } { $strength }
