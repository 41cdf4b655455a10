# Public Enemy Number One in Italian: labels on the screen.

screen-score = punti
screen-wanted = segnalini
screen-stack = carte
screen-public-enemy = il One
screen-out = fuori dalla manche
screen-tokens = segnalini
screen-has-the-one = il One
screen-majorities = maggioranze
screen-gangs-begun = bande con una carta
odds-stock-gang = prossima carta coperta: { FORM($what, "name") }
screen-leader = capobanda
game-aim =
    Servono un segnalino Wanted di ogni banda e il segnalino One. In una manche chi ha più carte di una banda ne prende il segnalino, chi ha più punti prende il One.{ $length ->
        [three-rounds] { " " }Dopo 3 manche vince chi ha più segnalini Wanted.
        [six-rounds] { " " }Dopo 6 manche vince chi ha più segnalini Wanted.
        [nine-rounds] { " " }Dopo 9 manche vince chi ha più segnalini Wanted.
       *[other] { "" }
    }
game-end = I numeri sono i segnalini Wanted; a parità decide il One. I punti contavano solo all'interno di ogni manche.
