# First game in Russian: what the pack is called, and what it is.

pack-first-game = Первая игра
    .about = Мягкое начало для троих или четверых: четыре персонажа на выбор, нужно набрать 15 очков, двадцать историй в одной колоде, меньше предметов и нет скота.
