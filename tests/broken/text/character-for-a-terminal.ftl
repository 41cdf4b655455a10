kind-coin = [31mcoin
