after you work:
  if no others where spot(it) is spot(you): gain $10
  otherwise:
    for each p in others where spot(it) is spot(you) and money(it) is less than money(you): p: gain $10
