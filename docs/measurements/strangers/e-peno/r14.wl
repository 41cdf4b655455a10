after draw-from, if source is deadwood and first this round:
  put top of stock(tombstone) under stock(tombstone)
  show top of stock(tombstone)
