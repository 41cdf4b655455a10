# Shorter game in Russian: designed.

zone-left-out = коробка
    .gender = feminine
    .acc = коробку
    .gen = коробки
    .prep = коробке
zone-candidates = карты для жребия
    .gender = plural
    .gen = карт для жребия
    .prep = картах для жребия
    .in = к картам для жребия
    .where = среди карт для жребия
log-put-left-out = {""}
log-put-candidates = {""}
log-shuffle-candidates = {""}
