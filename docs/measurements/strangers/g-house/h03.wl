forbid heist when sheriff-at in next-to(spot(you)) and no (others where wanted(it) is more than wanted(you))
