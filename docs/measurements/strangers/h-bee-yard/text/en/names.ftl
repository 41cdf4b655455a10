hive-card-drone = the Drone
    .name = Drone
hive-card-bear = the Bear
    .name = Bear
hive-card-beeswax = the Beeswax
    .name = Beeswax
hive-card-young-queen = the Young Queen
    .name = Young Queen
