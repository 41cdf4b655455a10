chapter-yourturn = Spiele Karten aus deiner Hand und kaufe Karten von der Wiese, in beliebiger Folge, bis du den Zug beendest. Was übrig ist und was du gespielt hast, geht auf deine Ablage, und du ziehst fünf. Nektar, der übrig ist, verfällt.
    .title = Dein Zug
chapter-pile = Was du kaufst, geht auf deine Ablage. Ist dein Bienenstock leer, wird die Ablage gemischt und zum Bienenstock: so ziehst du wieder, was du gekauft hast.
    .title = Deine Karten
chapter-finish = Nach zwölf Runden, oder wenn der Vorrat erschöpft ist, zählen die Punkte auf allen deinen Karten.
    .title = Das Ende
