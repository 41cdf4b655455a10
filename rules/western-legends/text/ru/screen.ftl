# Western Legends in Russian: labels on the screen.

screen-lp = ОЛ
screen-score = счёт
screen-money = деньги
screen-nuggets = золото
screen-wounds = ранения
screen-marshal = маршал
screen-wanted = розыск
screen-hand = рука
screen-cattle = скот
screen-actions-left = дейст.
screen-active-mount = скакун
screen-active-weapon = оружие
screen-discs = маркеры
screen-own-character = персонаж
screen-characters-dealt = персонажи
screen-fight-hand = боевые карты
screen-sheriff-at = шериф
screen-bandit-at = бандит
screen-flop = флоп
screen-pot = банк
screen-contest = схватка
screen-foe = против
screen-npc-shown = его карта
screen-discards = сброс
odds-poker-deck-suit = масть следующей покерной карты
odds-poker-deck-rank = значение следующей покерной карты
odds-fight-deck-rank = значение следующей боевой карты
screen-gear-score = лошади и оружие
screen-money-score = деньги
screen-wound-score = раны
screen-bounty = розыск
screen-marshal-score = маршал
game-aim = Станьте величайшей легендой: когда кто-нибудь наберёт { $length ->
    [short] 15
    [average] 20
   *[long] 25
} очков Легенды (ОЛ), раунд доигрывают, каждый делает ещё один ход, и побеждает лучший счёт.
game-end = Счёт — это ОЛ, к ним очки за лошадей и оружие, за деньги (по 60 $) и за маршала или розыск, минус 1 за каждую рану.
