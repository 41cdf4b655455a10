# Wild Wild West in Russian: what the pack is called, and what it is.

pack-wild-wild-west = Дикий-дикий Запад
    .about = Четыре правила из немецкого издания для тех, кто любит пожёстче.
