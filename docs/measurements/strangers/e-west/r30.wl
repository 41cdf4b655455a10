forbid poker when money(you) is less than 20
