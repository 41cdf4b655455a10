# Was die Regel sagt, und hinter dem Doppelpunkt, was Texte dafür nicht sagen. '*' ist jede Endung.

eine Verletzung erleiden: erhalte ... verletzung*, erhält ... verletzung*, erhältst ... verletzung*, nimm ... verletzung*, verletzung* nehmen, verletzung* erhalten, verletzung* erhält
eine Verletzung heilen: verliere ... verletzung*, verliert ... verletzung*, verletzung* verlieren
sich verringern: sinken um, sinkt um
