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
screen-active-mount = лошадь
screen-active-weapon = оружие
screen-discs = фишки
screen-own-character = персонаж
screen-characters-dealt = персонажи
screen-fight-hand = карты против другого
screen-sheriff-at = шериф
screen-bandit-at = бандит
screen-flop = флоп
screen-pot = банк
screen-contest = бой
screen-foe = против
screen-npc-shown = его карта
screen-discards = сброс
