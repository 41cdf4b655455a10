# Public Enemy Number One in Russian: labels on the screen.

screen-score = очки
screen-wanted = жетоны
screen-stack = карты
screen-public-enemy = Единица
screen-out = вне раунда
screen-tokens = жетоны
screen-has-the-one = Единица
screen-majorities = банды с перевесом
screen-gangs-begun = банды с картой
odds-stock-gang = следующая скрытая карта: { FORM($what, "name") }
