rule-scrape-comb = счистить соты
    .of = e6588454
