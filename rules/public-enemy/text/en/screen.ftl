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
