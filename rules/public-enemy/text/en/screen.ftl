# Public Enemy Number One in English: labels on the screen, and what 'odds' says.

screen-score = points
screen-wanted = tokens
screen-stack = cards
screen-public-enemy = the One
screen-out = out of the round
screen-tokens = tokens
screen-has-the-one = the One
screen-majorities = majorities
screen-gangs-begun = gangs with a card
odds-stock-gang = next hidden card of { FORM($what, "acc") }
screen-leader = leader
game-aim =
    A Wanted token of each gang and the One token win. In a round most cards of a gang bring its token, most points the One.{ $length ->
        [three-rounds] { " " }After 3 rounds most Wanted tokens win.
        [six-rounds] { " " }After 6 rounds most Wanted tokens win.
        [nine-rounds] { " " }After 9 rounds most Wanted tokens win.
       *[other] { "" }
    }
game-end = The numbers are Wanted tokens; the One is decisive between equals. Points counted within each round only.
