kind-coin = {"\u00"} coin
