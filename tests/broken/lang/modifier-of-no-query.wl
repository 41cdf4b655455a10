medals(you) gets + 1
lap is 3
luck gets + 1
query fortune: number is 1
fortun gets + 1
