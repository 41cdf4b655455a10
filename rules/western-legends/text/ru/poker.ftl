## Hands of poker

kind-hand-sort = комбинация
    .gender = feminine
    .acc = комбинацию
    .gen = комбинации
    .plural = комбинации
    .gen-plural = комбинаций
hand-sort-high-card = старшая карта
hand-sort-one-pair = пара
hand-sort-two-pair = две пары
hand-sort-three-alike = тройка
hand-sort-in-sequence = стрит
hand-sort-one-suit = флеш
hand-sort-full-house = фулл-хаус
hand-sort-four-alike = каре
hand-sort-sequence-of-a-suit = стрит-флеш
hand-sort-royal-flush = роял-флеш
hand-sort-five-alike = покер из пяти
