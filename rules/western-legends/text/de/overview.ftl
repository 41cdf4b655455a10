# Western Legends in German: the rules in short, chapter by chapter.

chapter-turn = Erst ein Einkommen: $20, 2 Karten, oder $10 und 1 Karte. Dann drei Aktionen: gehen, eine Karte nutzen, jemanden bekämpfen, oder was der Ort bietet. Am Ende wirfst du bis auf 5 Karten ab, 1 weniger je Verletzung, und wer gesucht wird, erhält Legendenpunkte (LP).
    .title = Dein Zug
chapter-ways = Zu Fuß 2 Felder, mit einem Reittier so weit, wie es trägt. Wer auf einen Banditen trifft, hält an und kämpft. Wer gesucht wird, kann das Feld des Sheriffs nicht betreten.
    .title = Bewegung
chapter-places = General Store: Reittiere, Waffen und anderes, so viel du bezahlen kannst. Mine: zwei Würfel bringen Gold oder Geld. Bank: jedes Nugget wird zu $20 und 1 LP. Varieté: $30 werden zu 1 LP. Doktor: $10 heilen alle Verletzungen. Überall: arbeiten für $10. Du trägst höchstens $120 und 4 Nuggets.
    .title = Orte
chapter-fights = Mit jemandem auf deinem Feld. Beide spielen verdeckt eine Karte; die höhere gewinnt, bei Gleichstand du. Ein Duell bringt 2 LP, ein Raub die Hälfte des Geldes oder Goldes und 1 Wanted-Punkt; ein Marshal kann Gesuchte verhaften. Wer verliert, erleidet 1 Verletzung und erhält eine Karte.
    .title = Kämpfe
chapter-outlaws = Ein Überfall auf die Bank: besiege die Wache und erhalte $80 und 3 Wanted-Punkte. Wer gesucht wird, erhält am Ende jedes Zuges LP, in höheren Reihen mehr. Doch der Sheriff jagt sie: wer gegen ihn verliert, wird verhaftet und verliert alle Wanted-Punkte und die Hälfte des Geldes.
    .title = Gesetzlose
chapter-marshals = Marshal-Punkte bringen LP, sobald sie erreicht werden: für besiegte Banditen, Verhaftungen und Vieh, das zum Bahnhof getrieben wird. Wer einen Wanted-Punkt erhält, verliert sie alle.
    .title = Marshals
chapter-cards = Jede Karte ist ein Kampfwert, ein Teil der Pokerhand und hat eine Wirkung: eine Aktion, einen Bonus beim Aufdecken oder eine Reaktion auf das, was jemand tut. „karte NAME“ nennt sie.
    .title = Pokerkarten
chapter-poker = Im Saloon für $10; andere in der Stadt können mitspielen. Zwei deiner Karten und die drei des Flops sind die Hand. Die beste nimmt den Pot aus $50 und allen Einsätzen; bist du das, auch 1 LP. Spielt niemand mit, spielst du gegen einen Geber.
    .title = Poker
chapter-stories = Zwei Storys warten darauf, dass etwas getan wird. Tust du es in deinem Zug, kannst du eine Scheibe darauf legen. Liegen genug darauf, wird belohnt, wer eine Scheibe dort hat; Banditen erscheinen, und der Sheriff kann sich bewegen.
    .title = Storys
chapter-items = Ein Reittier trägt dich weiter, eine Waffe hilft im Kampf; von beidem ist eines bereit. Wer den Preis noch einmal zahlt, verbessert es: es kann mehr und ist am Ende LP wert. Von anderem hältst du drei.
    .title = Ausrüstung
chapter-end = Sobald jemand genug LP hat, wird die Runde zu Ende gespielt, und alle haben noch einen Zug. Dann zählen LP, verbesserte Reittiere und Waffen, 1 je $60, die Pfade, und 1 weniger je Verletzung.
    .title = Das Ende
