# Fistful of Extras in Russian: what the pack is called, and what it is.

pack-fistful-of-extras = Fistful of Extras
    .about = Ещё шесть персонажей с их целями, восемнадцать предметов трёх видов, двадцать четыре истории, два джокера и бандиты, которых различают. В первую игру играют без них: её персонажи и истории заданы.
