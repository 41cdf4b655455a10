rule-scrape-comb = scrape a comb clean
    .of = e6588454
