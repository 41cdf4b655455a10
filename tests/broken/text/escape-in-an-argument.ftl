kind-coin = { FORM($coin, "a\u0007") }
