kind-coin = { $coin.name }
