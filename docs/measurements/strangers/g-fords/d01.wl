before muster, if troops(f) is at least 10: lose (half of troops(f)) troops(f)
