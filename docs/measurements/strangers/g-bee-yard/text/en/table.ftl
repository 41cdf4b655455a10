rule-mow-meadow = mow the meadow
    .of = 0e02e671
ask-flower-mown = which card is mown?
ask-nest-raided = whose hive do you raid?
ask-bee-stung = which card is stung?
ask-cards-stored = which cards do you store?
ask-cards-dropped = which cards do you discard?
