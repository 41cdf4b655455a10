# Was die Regel sagt, und hinter dem Doppelpunkt, was Texte dafür nicht sagen. '*' ist jede Endung.

eine Verletzung erleiden: erhalte ... verletzung*, erhält ... verletzung*, erhältst ... verletzung*, nimm ... verletzung*, verletzung* nehmen, verletzung* erhalten, verletzung* erhält
eine Verletzung heilen: verliere ... verletzung*, verliert ... verletzung*, verletzung* verlieren
sich verringern: sinken um, sinkt um
Karten spielen: gelegte* karte*, gelegte* pokerkarte*, lege ... karte verdeckt, karte* im kampf legen
der Einsatz: zahlen und mitspielen
Goldnugget: goldklumpen*, goldstück*
die Bewegungsweite: bewegungspunkt*
Gegenstand: ausrüstungsgegenst*
abhandeln: story ... erzählt, storys ... erzählen, erzählte* story*
