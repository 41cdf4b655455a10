# Russian: what a player is asked, and what the log says.

seat = Игрок { $n }
    .gender = masculine-animate
    .like = name animate
    .gen = Игрока { $n }
    .dat = Игроку { $n }

labelled = { $label }: { $value }
ask-one = что вы сделаете?
ask-first-ability = какая из ваших способностей сработает первой?
ask-whether = хотите { FORM($what, "bare") }?
ask-for = выберите { FORM($what, "acc") }
ask-more = выберите { FORM($what, "acc") } или закончите
option-pass = пас
option-done = готово

log-gain = { $who } { AGREE($who, "poluchaet") } { FORM($amount, "acc") }
log-lose = { $who } { AGREE($who, "terjaet") } { FORM($amount, "acc") }
log-gain-nobody = { FORM("chislo") } { FORM($what, "gen", "plural") } растёт на { $n }
log-lose-nobody = { FORM("chislo") } { FORM($what, "gen", "plural") } падает на { $n }
log-secret = { $who } { AGREE($who, "vybiraet") } тайно
perehodit = переходит
    .plural = переходят
otkryt = открыт
    .feminine = открыта
    .neuter = открыто
    .plural = открыты
peremeshan = перемешан
    .feminine = перемешана
    .neuter = перемешано
    .plural = перемешаны
log-put = { $cards } { AGREE($cards, "perehodit") } { FORM($zone, "to") }
log-shuffle = { $zone } { AGREE($zone, "peremeshan") }
log-show = { $cards } { AGREE($cards, "otkryt") }
log-look = { $who } { AGREE($who, "smotrit") }: { $cards }
log-chance = случай выбирает: { $things }
log-end = { FORM($frame, "the") } завершён
log-restart = { FORM($frame, "the") } начинается заново
log-win = { $who } { AGREE($who, "pobezhdaet") } в игре
