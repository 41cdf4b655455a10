hive-card-bear = the bear
    .name = Bear
hive-card-queen = the queen
    .name = Queen
hive-card-candle = the candle
    .name = Candle
hive-card-market-stall = the market stall
    .name = Market stall
