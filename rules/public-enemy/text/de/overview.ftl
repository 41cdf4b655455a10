# Public Enemy Number One in German: the rules in short, chapter by chapter.

chapter-round = Nimm in deinem Zug die oberste Karte eines von fünf Stapeln: vier zeigen ihre, der Saloon nicht. Gesetzlose kommen auf den Stapel ihrer Bande. Die Runde endet, wenn ein Stapel leer ist oder jemand von jeder Bande eine Karte hat.
    .title = Eine Runde
chapter-saloon = Seine Karten wirken sofort: der Sheriff nimmt einen deiner offenen Gesetzlosen aus der Runde, der Kopfgeldjäger einen der anderen, der Schwindler bringt dir einen.
    .title = Der Saloon
chapter-count = Die meisten Karten einer Bande bringen ihren Wanted-Marker; bei Gleichstand entscheidet der Anführer. Karten bringen auch Punkte, mehr für viele einer Bande; die meisten Punkte nehmen den One-Marker.
    .title = Wertung
chapter-victory = Ein Wanted-Marker von jeder Bande und der One-Marker gewinnen sofort. Wer den Marker einer Bande hat, bekommt keinen zweiten; der One geht von Hand zu Hand.
    .title = Sieg
