# Public Enemy Number One in French: labels on the screen.

screen-score = points
screen-wanted = jetons
screen-stack = cartes
screen-public-enemy = le Un
screen-out = hors de la manche
screen-tokens = jetons
screen-has-the-one = le Un
screen-majorities = majorités
screen-gangs-begun = gangs avec une carte
odds-stock-gang = prochaine carte cachée : { FORM($what, "name") }
