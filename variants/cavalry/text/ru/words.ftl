# The Cavalry in Russian: designed.

variable-cavalry = колода с Кавалерией
    .gender = feminine
    .acc = колоду с Кавалерией
    .gen = колоды с Кавалерией
    .dat = колоде с Кавалерией
    .set = Кавалерия переходит на { FORM($value, "that", "acc") }
    .set-bare = отправить Кавалерию на { FORM($value, "that", "acc") }
    .set-nobody = Кавалерия уходит с колод
    .is = Кавалерия стоит там: { $who }
    .is-not = Кавалерия стоит не там: { $who }
    .nobody = Кавалерии нет ни на одной колоде
    .somebody = Кавалерия стоит на колоде
log-set-cavalry = Кавалерия переходит на { FORM($value, "acc") }
    .nobody = { "" }
ask-camp = на какую колоду вы отправите Кавалерию?
screen-cavalry = Кавалерия
