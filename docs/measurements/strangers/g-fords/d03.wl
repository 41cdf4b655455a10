left-of(winners, losers) is winners when winners is at least 3 * losers
