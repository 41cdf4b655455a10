zone chest is dekc
zone purse of player is bag
