# Public Enemy Number One in Russian: labels on the screen.

screen-score = очки
screen-wanted = жетоны
screen-stack = карты
screen-public-enemy = Номер Один
screen-out = вне раунда
screen-tokens = жетоны
screen-has-the-one = Номер Один
screen-majorities = банды с перевесом
screen-gangs-begun = банды с картой
odds-stock-gang = следующая скрытая карта: { FORM($what, "name") }
screen-leader = главарь
game-aim =
    Для победы нужны жетон розыска каждой банды и жетон Номер Один. У кого в раунде больше всех карт банды, тот получает её жетон; у кого больше всех очков — жетон Номер Один.{ $length ->
        [three-rounds] { " " }После 3 раундов побеждает тот, у кого больше жетонов розыска.
        [six-rounds] { " " }После 6 раундов побеждает тот, у кого больше жетонов розыска.
        [nine-rounds] { " " }После 9 раундов побеждает тот, у кого больше жетонов розыска.
       *[other] { "" }
    }
game-end = Числа — это жетоны розыска; при равенстве решает жетон Номер Один. Очки считались только внутри каждого раунда.
