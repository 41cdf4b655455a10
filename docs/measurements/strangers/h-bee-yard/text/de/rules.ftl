rule-scrape-comb = eine Wabe sauber kratzen
    .of = e6588454
