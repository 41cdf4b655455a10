# The Good, the Bad, and the Handsome in Russian: what the pack is called, and what it is.

pack-good-bad-handsome = The Good, the Bad, and the Handsome
    .about = Ещё три персонажа с их целями, шестнадцать историй о схватках между игроками и двенадцать легендарных предметов. В первую игру играют без них: её персонажи и истории заданы.
