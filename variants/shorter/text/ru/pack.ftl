# Shorter game in Russian: what the pack is called, and what it is.

pack-shorter = Короткая игра
    .about = Для двоих, троих или четверых: треть преступников и четверть карт салуна остаются в коробке.
