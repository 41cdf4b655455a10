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
