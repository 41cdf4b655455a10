# Forecast in English: the four weathers, and their cards by their strength.

weather-sun = the Sun
    .name = Sun
weather-rain = the Rain
    .name = Rain
weather-wind = the Wind
    .name = Wind
weather-snow = the Snow
    .name = Snow
day-each-weather-each-strength = { $weather } { $strength }
    .name = { FORM($weather, "name") } { $strength }
