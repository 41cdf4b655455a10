# Public Enemy Number One in German: what a newcomer is told in a guided game, the first time that something is asked.

guide-begin = Ein erstes Spiel mit Hinweisen. In jeder Runde nehmt ihr Gesetzlose von fünf Stapeln. Eine Runde endet, wenn jemand eine Karte jeder Bande hat oder ein Stapel leer ist; wer von einer Bande die meisten Karten hat, nimmt dann ihren Wanted-Marker, und wer die meisten Punkte hat, den One-Marker. Ein Marker jeder Bande und der One gewinnen.
guide-source = Nimm die oberste Karte eines Stapels: vier davon siehst du, der Saloon ist eine Überraschung. Sammle Banden, in denen du die Mehrheit haben kannst, und achte auf die Punkte. Beendet eine Karte die Runde, steht dahinter, was dann jeder erhält.
guide-outlaw-hit = Der Kopfgeldjäger nimmt einen Gesetzlosen aus der Runde: am besten den, mit dem jemand eine Bande gewönne.
guide-outlaw-won = Der Betrüger: ein Gesetzloser kommt zu dir.
guide-outlaw-lost = Der Sheriff nimmt dir einen Gesetzlosen: gib den, auf den es nicht ankommt.
guide-end = Das war das erste Spiel. „nochmal“ beginnt ein neues.
