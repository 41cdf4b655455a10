../../coin = coin
