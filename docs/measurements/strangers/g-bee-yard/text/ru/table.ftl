rule-mow-meadow = скосить луг
    .of = 0e02e671
ask-flower-mown = какую карту вы скашиваете?
ask-nest-raided = на чей улей вы нападаете?
ask-bee-stung = какую карту жалят?
ask-cards-stored = какие карты вы откладываете?
ask-cards-dropped = какие карты вы сбрасываете?
