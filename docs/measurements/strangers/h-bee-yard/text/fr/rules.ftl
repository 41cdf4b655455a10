rule-scrape-comb = gratter un rayon
    .of = e6588454
