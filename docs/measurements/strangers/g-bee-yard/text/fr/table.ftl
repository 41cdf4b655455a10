rule-mow-meadow = faucher le pré
    .of = 0e02e671
ask-flower-mown = quelle carte est fauchée ?
ask-nest-raided = quelle ruche pillez-vous ?
ask-bee-stung = quelle carte est piquée ?
ask-cards-stored = quelles cartes mettez-vous de côté ?
ask-cards-dropped = quelles cartes défaussez-vous ?
