# Western Legends in Russian: labels on the screen.

screen-lp = ОЛ
screen-score = счёт
screen-money = деньги
screen-nuggets = золото
screen-wounds = раны
screen-marshal = маршал
screen-wanted = розыск
screen-hand = рука
screen-cattle = скот
screen-actions-left = дейст.
screen-active-mount = скакун
screen-active-weapon = оружие
screen-discs = маркеры
screen-own-character = персонаж
screen-owns = предметы
screen-characters-dealt = персонажи
screen-fight-hand = боевые карты
screen-sheriff-at = шериф
screen-bandit-at = бандит
screen-flop = флоп
screen-pot = банк в $
screen-hand-sort-of = комбинация
screen-contest = схватка
screen-laid = выложено
screen-shown = карта
screen-worth-shown = достоинство
screen-worth-against = достоинство карты противника
screen-npc-shown = его карта
screen-discards = сброс
odds-poker-deck-suit = масть следующей покерной карты
odds-poker-deck-rank = достоинство следующей покерной карты
odds-fight-deck-rank = достоинство следующей боевой карты
screen-end-is-near = конец близок: после этого раунда у каждого ещё один ход
screen-last-turns = идут последние ходы: у каждого один, затем подсчитываются очки
screen-gear-score = скакуны и оружие
screen-money-score = деньги
screen-wound-score = ранения
screen-bounty = Преступник
screen-marshal-score = Маршал
game-aim =
    Станьте величайшей легендой: когда кто-нибудь наберёт { $target-lp } { $target-lp ->
        [one] очко
        [few] очка
       *[many] очков
    } Легенды (ОЛ), раунд доигрывают, каждый делает ещё один ход, и побеждает тот, у кого лучший счёт.
game-end = Счёт — это ОЛ и очки за улучшенных скакунов и оружие, за деньги (1 за каждые $60) и за трек Маршала или Преступника, минус 1 за каждое ранение.
screen-income-to-come = будущие ОЛ от розыска
screen-steps-up = шаги на шкалах
