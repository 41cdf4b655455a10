kind-coin = { $n ->
    [9999999999999999999999999999999999999999] coin
   *[other] coins
}
