when ends-turn, if nuggets(you) is at least 2 and site of spot(you) is not bank: lose 1 nuggets
