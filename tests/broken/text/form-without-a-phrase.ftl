    .plural = coins
kind-coin = coin
