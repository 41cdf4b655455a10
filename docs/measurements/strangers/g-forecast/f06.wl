forbid lay when lead is nobody and weather of card-laid is prevailing and any (hand(you) where weather of it is not prevailing)
