instead of you lose coins, if amount is at least 8: lose 7 coins
