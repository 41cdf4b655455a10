kind-coin = { $n ->
    [one] coin
}
