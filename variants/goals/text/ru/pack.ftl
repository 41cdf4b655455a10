# Goals in Russian: what the pack is called, and what it is.

pack-goals = Цели
    .about = У каждого игрока три тайные цели; за выполненную цель дают жетоны, которые приносят очки легенды.
