before you write-orders:
  may choose field-left from held-by(you) where troops(it) is at least 4:
    choose field-helped from reached from field-left in 2 steps by next-to of it where holder(it) is you and it is not field-left
    lose 2 troops(field-left)
    gain 2 troops(field-helped)
