forbid buy when count your shelf is at least 6 and no others where count shelf(it) is more than count shelf(you)
