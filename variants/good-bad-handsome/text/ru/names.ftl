# The Good, the Bad, and the Handsome in Russian: names. Those of characters are printed in some edition or other.


## Characters

character-judge-roy-bean = Судья Рой Бин
    .gender = masculine-animate
character-butch-cassidy = Бутч Кэссиди
    .gender = masculine-animate
character-joaquin-murrieta = Хоакин Мурьета
    .gender = masculine-animate

## Items

item-lightning = Молния
item-thunder = Гром
item-black-coat = Чёрный плащ
item-bowie-knife = Нож Боуи
item-companion = Спутник
item-dynamite = Динамит
item-lasso = Лассо
item-marshals-badge = Значок Маршала
item-mesa-deed = Купчая на плоскогорье
item-outlaws-mask = Маска Преступника
item-silver-flask = Серебряная фляга
item-tomahawk = Томагавк

## Stories

story-the-unmarked-grave = Безымянная могила
story-the-pawnbrokers-drawer = Ящик ростовщика
story-last-will-and-testament = Последняя воля
story-the-cottonwood = Под тополем
story-the-wrong-man = Не тот человек
story-ten-paces = Десять шагов
story-bad-blood = Кровная обида
story-a-handsome-reward = Хорошенькая награда
story-who-started-it = Кто первый начал?
story-steak-for-the-eye = Бифштекс на глаз
story-over-one-card = Из-за одной карты
story-the-whole-street-watched = Смотрела вся улица
story-hard-feelings = Злая память
story-a-borrowed-pistol = Чужой пистолет
story-the-undertaker-smiles = Гробовщик улыбается
story-both-still-standing = Оба ещё стоят
story-trigger-fight-picked = начатая схватка с другим игроком

## Goals

goal-law-west-of-the-river = Закон к западу от реки
goal-court-in-session = Суд идёт
goal-a-round-for-the-jury = Выпивка для присяжных
goal-fined-for-dying = Штраф за смерть
goal-hole-in-the-wall = Дыра в стене
goal-nobody-gets-hurt = Никто не пострадает
goal-light-fingers = Ловкие пальцы
goal-passage-south = Билет на юг
goal-five-joaquins = Пять Хоакинов
goal-what-the-river-owes = Долг реки
goal-five-hundred-reward = Пятьсот за голову
goal-the-keepsake = Памятная вещица
