variable-h-closing-time = объявлено закрытие салуна
    .not = закрытие салуна не объявлено
    .set-yes = объявить закрытие салуна
held-majorities = перевес
    .gender = masculine
    .gen = перевеса
    .plural = перевесы
    .gen-plural = перевесов
