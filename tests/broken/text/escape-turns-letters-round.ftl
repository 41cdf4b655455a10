kind-coin = coin
    .plural = {"\u202E"}snioc
