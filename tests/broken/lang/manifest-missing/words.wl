zone chest is pile
