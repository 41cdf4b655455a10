kind-coin = { $n
kind-gem = gem
