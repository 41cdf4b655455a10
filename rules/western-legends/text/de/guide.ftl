# Western Legends in German: what a newcomer is told in a guided game, the first time that something is asked.

guide-begin = Ein erstes Spiel mit Hinweisen. Du reitest durch den Westen und sammelst Legendenpunkte (LP): als Marschall, als Gesetzloser oder mit Gold, Karten und Vieh. Ein Zug ist ein Einkommen, drei Aktionen und ein Ende. Hinter jeder Möglichkeit steht, was sicher aus ihr wird. „karte bank“ sagt, was ein Ort oder eine Karte tut, „warum nicht poker“, warum etwas nicht geht, „tipp“, was ein Bot täte.
guide-persona-kept = Jeder Charakter beginnt mit anderen Dingen und hat eine Fähigkeit, die ab 5 LP wirkt. „karte NAME“ nennt beides.
guide-beginning = Hier beginnt dein Ritt. Bank, General Store und Varieté liegen in den Städten, Minen und Banditen draußen.
guide-take-income = Jeder Zug beginnt mit einem Einkommen. Karten sind Kampfkraft und Aktionen zugleich; Geld kauft Reittiere und Waffen, und mehr als $120 hat niemand.
guide-turn = Du hast drei Aktionen. Zwei Wege zu vielen Punkten: die Bank überfallen und Zug um Zug vom Wanted-Pfad leben; oder in einer Mine schürfen und das Gold in der Bank verkaufen. Ein Pferd macht jeden Weg kürzer. Auch was die Storys verlangen, lohnt sich.
guide-laid-card = Ein Kampf: beide spielen verdeckt eine Karte, die höhere gewinnt. Hinter jeder Karte steht, wie oft sie gewinnt. Deine Waffe kann die andere Karte verringern.
guide-npc-card = Du spielst eine Karte für jemanden, den niemand spielt, gegen den Kämpfenden: je stärker die Karte, desto schwerer hat er es.
guide-answering-card = Du wirst angegriffen. Eine Handkarte antwortet; wer passt, verliert den Kampf, behält aber die Karte.
guide-reacting-card = Manche Karten lassen sich in das Geschehen hinein spielen. Hilft keine, dann passe: verloren ist nichts.
guide-slot-met = Du hast getan, worauf eine Story wartet: leg eine Scheibe auf sie. Ist sie voll, wird sie erzählt, und wer Scheiben darauf hat, gewinnt etwas.
guide-poker-card-laid = Poker: zwei Handkarten zusammen mit den drei Karten des Flops. Die beste Hand nimmt den Pot.
guide-dropped = Eine Karte muss weg. Hohe Karten gewinnen Kämpfe, manche niedrige taugen als Aktion.
guide-further-ware = Eine Aktion kauft so viel, wie du bezahlen kannst. Ein Reittier bringt dich weiter; Reittiere und Waffen zählen am Ende Punkte.
guide-post = Du bewegst den Sheriff. Wo er jemanden mit Wanted-Punkten trifft, wird gekämpft; wer verliert, wird verhaftet.
guide-end = Das war das erste Spiel. LP, Reittiere und Waffen, Geld und die Pfade sind die Wertung. „nochmal“ beginnt ein neues.
