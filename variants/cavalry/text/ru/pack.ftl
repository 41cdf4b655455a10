# The Cavalry in Russian: what the pack is called, and what it is.

pack-cavalry = Кавалерия
    .about = Кавалерия закрывает город; тот, кто заканчивает ход, может отправить её в другой.
