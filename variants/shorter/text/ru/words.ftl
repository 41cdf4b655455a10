# Shorter game in Russian: designed.

zone-left-out = коробка
    .gender = feminine
    .acc = коробку
    .gen = коробки
    .prep = коробке
zone-candidates = стопка для жребия
    .gender = feminine
    .acc = стопку для жребия
    .gen = стопки для жребия
    .prep = стопке для жребия
cards-candidates = { FORM("kind-card", $case, $number) } стопки для жребия
log-put-left-out = { "" }
log-put-candidates = { "" }
log-shuffle-candidates = { "" }
