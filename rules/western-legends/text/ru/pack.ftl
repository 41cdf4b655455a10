# Western Legends in Russian: what the pack is called, and what it is.

pack-western-legends = Western Legends
    .about = Вольная игра на Диком Западе: скачите, стреляйтесь, грабьте, мойте золото, гоните скот, играйте в покер и станьте легендой по ту или другую сторону закона.
