# The Man in Black in Russian: what the pack is called, and what it is.

pack-man-in-black = Человек в чёрном
    .about = Для двоих. Третий всадник, за которого никто не играет, действует в конце каждого раунда по своей колоде и тоже стремится победить.
