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
screen-leader = chef
game-aim =
    Il faut un jeton Wanted de chaque gang et le jeton One. Dans une manche, le plus de cartes d'un gang donne son jeton, le plus de points le jeton One.{ $length ->
        [three-rounds] { " " }Après 3 manches, le plus de jetons Wanted l'emporte.
        [six-rounds] { " " }Après 6 manches, le plus de jetons Wanted l'emporte.
        [nine-rounds] { " " }Après 9 manches, le plus de jetons Wanted l'emporte.
       *[other] { "" }
    }
game-end = Les nombres sont les jetons Wanted ; à égalité, le jeton One décide. Les points ne comptaient qu'à l'intérieur de chaque manche.
