# Fistful of Extras in Russian: names. Those of characters and items are printed in some edition or other; ours otherwise.


## Characters

character-belle-starr = Белль Старр
    .gender = feminine
character-isom-dart = Айсом Дарт
    .gender = masculine-animate
character-allan-pinkerton = Аллан Пинкертон
    .gender = masculine-animate
character-buffalo-bill-cody = Буффало Билл Коди
    .gender = masculine-animate
character-bat-masterson = Бэт Мастерсон
    .gender = masculine-animate
character-pearl-hart = Перл Харт
    .gender = feminine

## Items

item-work-horse = Рабочая лошадь
item-draft-horse = Тяжеловоз
item-peacekeeper = Миротворец
item-engraved-peacekeeper = Миротворец с гравировкой
item-holster = Кобура

## Stories

story-first-dollar = Первый доллар
story-honest-wages = Честный заработок
story-the-long-shift = Долгая смена
story-nobody-saw-a-thing = Никто ничего не видел
story-on-the-mend = На поправку
story-doctors-orders = Доктор прописал
story-a-bottle-for-the-pain = Бутылка от боли
story-the-bullet-on-the-shelf = Пуля на полке
story-saddlebags-full = Полные седельные сумки
story-a-fair-price = Честная цена
story-on-credit = В кредит
story-the-drummer = Коммивояжёр
story-no-witnesses = Без свидетелей
story-last-man-standing = Последний на ногах
story-empty-hideout = Пустое логово
story-hoofprints = Следы копыт
story-the-scales = Весы
story-dead-mans-hand = Рука мертвеца
story-the-morning-after = Наутро
story-scar-tissue = Шрамы
story-ace-in-the-hole = Козырь про запас
story-colour-in-the-pan = Блеск в лотке
story-lights-in-the-canyon = Огни в каньоне
story-two-on-the-trail = Двое на тропе
story-trigger-worked = подработка
story-trigger-healed = визит к доктору
story-trigger-item-bought = покупка

## Goals

goal-bandit-queen = Королева бандитов
goal-velvet-and-pistols = Бархат и пистолеты
goal-a-bed-for-outlaws = Ночлег для беглецов
goal-the-mare-venus = Кобыла Венера
goal-a-herd-of-ones-own = Собственное стадо
goal-two-by-two = По двое
goal-breaking-horses = Объездчик
goal-someone-elses-brand = Чужое клеймо
goal-the-eye-that-never-sleeps = Недремлющее око
goal-expenses = Накладные расходы
goal-case-closed = Дело закрыто
goal-known-associates = Известные сообщники
goal-wild-west-show = Представление о Диком Западе
goal-scouts-pay = Плата разведчику
goal-pony-express = Пони-экспресс
goal-grand-entry = Торжественный выход
goal-the-house-always-wins = Банк всегда в выигрыше
goal-hunting-season = Охотничий сезон
goal-derby-and-cane = Котелок и трость
goal-a-column-a-day = По колонке в день
goal-the-globe-stage = Дилижанс на Глоб
goal-gone-by-morning = К утру и след простыл
goal-supper-money = Деньги на ужин
goal-verses-from-a-cell = Стихи из камеры
