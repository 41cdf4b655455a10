rule rest
  zone chest is pile
  counter gold
