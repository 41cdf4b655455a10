# Western Legends in German: the rules by clause.

clause-setup-01 = Der Spielplan kommt in die Mitte des Tisches.
    .of = 20c3425d
clause-setup-02 = Die Geldkarten kommen auf ihre markierte Fläche.
    .fr = Rechts vom Spielplan.
    .de = Rechts vom Spielplan.
    .of = 835b5bad
clause-setup-03 =
    Die Pokerkarten werden gemischt und kommen als verdeckter Stapel auf ihr markiertes Feld.
    Benutzte Pokerkarten bilden rechts daneben einen offenen Ablagestapel.
    Siehe DIFF-101.
    Vorgabe: gemischt.
    .fr = Das Feld liegt an der rechten unteren Ecke des Spielplans.
    .de = Das Feld liegt an der rechten unteren Ecke des Spielplans.
    .ru = Sagt hier und bei den Kampfkarten (SETUP-22) nur, dass der Stapel gebildet wird.
    .of = 46e2e4a4
clause-setup-04 =
    Die Viehchips kommen verdeckt auf die beiden Ranchfelder, jeder auf die Ranch seiner Farbe, sodass niemand die Belohnungen sieht.
    Verdeckte zufällige Belohnungen setzen voraus, dass gemischt wird.
    Siehe DIFF-03.
    Vorgabe: Die Chips werden zuvor gemischt.
    .en = Sagt an dieser Stelle nichts vom Mischen.
    .fr = Sagt an dieser Stelle nichts vom Mischen.
    .de = Sie werden gemischt und dann gestapelt.
    .ru = Sagt an dieser Stelle nichts vom Mischen.
    .of = 0a4d094b
clause-setup-05 = Die zwei Schürfwürfel und der Vorrat an Goldnuggets kommen auf ihre markierte Fläche.
    .fr = Rechts unten am Spielplan.
    .de = Rechts unten am Spielplan.
    .of = c7e21cd4
clause-setup-06 =
    Jeder Spieler nimmt ein Spielertableau sowie die 2 Wertungswürfel, die 2 Storyscheiben und den Figurenmarker einer Farbe.
    Im normalen Spiel liegt das Tableau so, dass die Seite ohne Plätze für Legendenchips oben ist.
    .of = 86e00ced
clause-setup-07 = Jeder Spieler zieht 2 Charakterkarten, behält 1 und legt die andere in die Schachtel zurück.
    .of = 45b3d879
clause-setup-08 =
    Jeder Spieler nimmt eine Figur und kennzeichnet sie mit der Spielerfarbe.
    In den Figuren und Ringen der Schachtel unterscheiden sich die Ausgaben, ohne Einfluss auf das Spiel.
    Siehe DIFF-01.
    .en = 13 Figuren sind für alle da: jeder Spieler wählt eine beliebige und steckt einen Ring der eigenen Farbe an; danach werden aus den übrigen der Sheriff (brauner Ring) und sechs Banditen (graue Ringe) gewählt. Die Figuren gehören zu keinem Charakter.
    .fr = 6 Spielerfiguren mit farbigen Standfüßen, 1 Sherifffigur, 6 Banditenfiguren; gewählt wird in Zugreihenfolge.
    .de = 6 Spielerfiguren mit 6 farbigen Ringen, 1 Sherifffigur, 6 Banditenfiguren, dazu 6 graue Ringe und 1 brauner; gewählt wird in Spielerreihenfolge.
    .ru = 13 Figuren sind für alle da: jeder Spieler wählt eine beliebige und steckt einen Ring der eigenen Farbe an; danach werden aus den übrigen der Sheriff (brauner Ring) und sechs Banditen (graue Ringe) gewählt. Die Figuren gehören zu keinem Charakter.
    .of = 800b4c94
clause-setup-09 =
    Jeder Spieler erhält, was die Rückseite der Charakterkarte nennt: Gegenstände, Geld, Pokerkarten, Marschall- oder Wanted-Punkte.
    Gegenstände, Reittiere und Waffen kommen an ihren Platz auf dem Tableau.
    .of = ac357b0d
clause-setup-10 =
    Ein Charakter, der mit Marschall- oder Wanted-Punkten beginnt, stellt einen Wertungswürfel auf das passende Feld dieser Leiste.
    Die Belohnungen der Felder, die so überschritten oder erreicht werden, erhält der Spieler nicht.
    Siehe DIFF-04.
    Vorgabe: eine allgemeine Regel für jeden Charakter.
    .en = Steht nur auf der einen abgebildeten Charakterkarte (Billy the Kid).
    .fr = Steht als allgemeine Regel da.
    .de = Steht als allgemeine Regel da.
    .ru = Steht nur auf der einen abgebildeten Charakterkarte (Billy the Kid).
    .of = 898280d2
clause-setup-11 =
    Bei einem Charakter ohne solche Punkte bleibt dieser Würfel neben den Leisten.
    Siehe DIFF-05.
    .en = Sagt nicht, wo er liegt.
    .fr = Der Würfel liegt nahe am linken Rand des Spielplans.
    .de = Der Würfel liegt nahe am linken Rand des Spielplans.
    .ru = Sagt nicht, wo er liegt.
    .of = f1f32be0
clause-setup-12 =
    Die Figur beginnt auf dem Feld, das die Rückseite der Charakterkarte nennt.
    Ist das ein General Store oder ein Saloon, wählt der Spieler eines der 3 benachbarten Felder.
    .of = a6ecf04d
clause-setup-13 =
    Der Spieler mit den meisten Wanted-Punkten nimmt den Startspielermarker.
    Bei einem Gleichstand, oder wenn niemand Wanted-Punkte hat, entscheidet die Runde, wie sie will.
    .of = 753480e2
clause-setup-14 = Der Startspieler wechselt während des Spiels nicht.
    .of = 7b30cfb5
clause-setup-15 =
    Ein Rat, keine Regel: Wanted-Spieler sollten in der Zugreihenfolge nebeneinandersitzen.
    Siehe DIFF-06.
    .en = Damit sie nicht schon früh verhaftet werden.
    .fr = Nennt keinen Grund.
    .de = Unmittelbar nach dem Startspieler.
    .ru = Nebeneinander zur Linken des Startspielers, da sie sonst leicht vor ihrem ersten Zug verhaftet werden.
    .of = 18bebde1
clause-setup-16 =
    Jeder Verletzungsmarker beginnt auf der Null der Verletzungsanzeige seines Tableaus.
    Siehe DIFF-08.
    .en = Das Feld mit dem Fadenkreuz, mit dem die Anzeige beginnt.
    .fr = Das Feld mit der Zahl 0.
    .de = Das Feld mit der Zahl 0.
    .ru = Das Feld mit dem Fadenkreuz, mit dem die Anzeige beginnt.
    .of = 276fd48a
clause-setup-17 =
    Jeder Spieler stellt den anderen Wertungswürfel auf 0 Legendenpunkte.
    Siehe DIFF-08.
    .en = Links von Feld 1.
    .fr = Auf Feld 0.
    .de = Auf Feld 0.
    .ru = An den Anfang der Anzeige, mit null Punkten.
    .of = c3e3bf2f
clause-setup-18 =
    Die Storykarten werden gemischt und in zwei verdeckte, etwa gleich große Stapel auf ihren beiden markierten Plätzen geteilt.
    Siehe DIFF-07.
    .fr = Gleich groß.
    .of = e0fe4ea5
clause-setup-19 = Jeder Spieler legt seine beiden Storyscheiben neben die Storystapel.
    .of = 4f2f6581
clause-setup-20 = Der Sheriff steht im Sheriffbüro in Darkrock.
    .of = 3de90e55
clause-setup-21 =
    In jedem Banditenversteck, in dem keine Spielerfigur steht, steht eine Banditenfigur.
    Es gibt sechs Verstecke: je zwei für die Gangs A, B und C.
    .of = 375aec36
clause-setup-22 = Die Kampfkarten werden gemischt und kommen als Stapel auf ihren markierten Platz.
    .fr = An der rechten oberen Ecke des Spielplans.
    .de = An der rechten oberen Ecke des Spielplans.
    .ru = Sagt nur, dass der Stapel gebildet wird (SETUP-03).
    .of = bedc10f4
clause-setup-23 = Jeder Spieler nimmt eine Spielhilfe.
    .of = 9fe416bf
clause-setup-24 = Die Spieler einigen sich auf die Dauer des Spiels und legen den Spielendemarker an die Legendenanzeige (ENDGAME-01).
    .of = dbb9061d
clause-setup-25 =
    Mit der Variante Zielkarten werden auch die zusätzlichen Schritte GOAL-01 bis GOAL-03 ausgeführt.
    Siehe DIFF-09.
    .en = Steht auch als letzter Schritt im Aufbau.
    .fr = Steht nur im Kapitel über die Varianten.
    .de = Steht nur im Kapitel über die Varianten.
    .ru = Steht auch als letzter Schritt im Aufbau.
    .of = 4e7485e3
clause-setup-26 =
    Reihenfolge der Schritte.
    Nur in einem Punkt kann sie eine Rolle spielen: wann der Startspieler bestimmt wird.
    Geschieht das zuerst (FR, DE), wird unter den drei Feldern an einem General Store oder Saloon in Kenntnis des Startspielers gewählt.
    Siehe DIFF-02, OPEN-02.
    Vorgabe: die Reihenfolge von EN und RU, wobei in Zugreihenfolge gewählt wird.
    .en = Zuerst Charaktere, Figuren, Startausstattung und Startfelder; danach der Startspielermarker.
    .fr = Zuerst Charaktere und Startspielermarker; dann Figuren in Zugreihenfolge; dann Startausstattung und Startfelder.
    .de = Zuerst Charaktere und Startspielermarker; dann Figuren in Zugreihenfolge; dann Startausstattung und Startfelder.
    .ru = Zuerst Charaktere, Figuren, Startausstattung und Startfelder; danach der Startspielermarker.
    .of = a93e9221
clause-setup-27 = Für ein erstes Spiel gelten die Ausnahmen FIRSTGAME-01 bis FIRSTGAME-09.
    .of = 0e0f9cb5
clause-setup-28 =
    Alle Gegenstandskarten kommen auf den Aufsteller des General Store neben dem Spielplan; das ist der dritte Schritt des Aufbaus.
    Siehe DIFF-105.
    Vorgabe: nach Gegenständen sortiert.
    .en = Sagt nichts vom Sortieren.
    .fr = Sagt nichts vom Sortieren.
    .de = Nach Gegenständen sortiert; wo der Aufsteller steht, wird nicht gesagt.
    .ru = Sagt nichts vom Sortieren.
    .of = 75080d7e
clause-char-01 = Eine Charakterkarte nennt einen Startort, einen Startbonus (Gegenstände, Geld, Pokerkarten, Marschall- oder Wanted-Punkte) und eine legendäre Fähigkeit.
    .of = 93018bd3
clause-char-02 =
    Die legendäre Fähigkeit erhält ein Spieler, sobald er 5 oder mehr Legendenpunkte hat, nicht früher.
    Siehe OPEN-46.
    .of = 1d9515d9
clause-char-03 = Manche Fähigkeiten ändern eine vorhandene Aktion, etwa Kampf oder Schürfen; andere sind eine Aktion, die nur dieser Charakter ausführen kann.
    .of = 77c0fabc
clause-char-04 = Die Seite, auf der man beginnt, bindet niemanden: ein Marschall darf zum Verbrecher werden, und ein Wanted-Spieler darf zu den Marschällen gehen, wenn er durch eine Verhaftung alle Wanted-Punkte verloren hat.
    .of = 36d83bac
clause-char-05 =
    Charaktere, die in den Regeln selbst beschrieben sind; legendäre Fähigkeiten gelten ab 5 LP.
    Annie Oakley: beginnt am General Store von Darkrock (auf einem der 3 benachbarten Felder) mit 1 Pokerkarte und 1 Gewehr; wenn ein Kampf mit einem anderen Spieler beginnt, wählt der Gegner: 1 Pokerkarte verlieren oder 1 Verletzung nehmen.
    Bass Reeves: Startort und Startbonus nicht angegeben; zieht zu Beginn des eigenen Zuges 1 Pokerkarte.
    Billy the Kid: beginnt in einem der Verstecke der Gang A mit 1 Revolver, 2 Pokerkarten und 2 Wanted-Punkten (ohne Belohnungen der Leiste); endet seine Bewegung auf einem Feld mit anderen Spielern, gibt ihm einer von ihnen, den Billy wählt, 1 Pokerkarte oder $10.
    Y.B. Rowdy: Startort und Startbonus nicht angegeben; hat der Zug außerhalb einer Stadt begonnen, darf er für eine Bewegung von höchstens 3 Feldern 1 Pokerkarte abgeben.
    Blutiges Messer: genannt, sonst nichts angegeben.
    Siehe DIFF-11.
    .en = Von Annie wird nur die Fähigkeit genannt. Die Fähigkeiten von Bass, Billy und Rowdy stehen ohne die Namen da.
    .de = Annies Fähigkeit wirkt dem Wortlaut nach vor einem Kampf statt zu dessen Beginn.
    .ru = Nennt keine Fähigkeiten für Bass, Billy und Rowdy.
    .of = c2220cb6
clause-turn-01 =
    Ziel ist es, am Ende die meisten Legendenpunkte (LP) zu haben.
    LP bringen denkwürdige Taten wie Kämpfe, Viehtrieb und Storykarten.
    .of = 896b9960
clause-turn-02 =
    Gespielt wird vom Startspieler aus im Uhrzeigersinn.
    Jeder Spieler hat in jeder Runde einen Zug.
    .of = 1932a408
clause-turn-03 = Ein Zug hat drei Phasen in dieser Reihenfolge: Startphase, Aktionsphase, Schlussphase.
    .of = 04abde88
clause-turn-04 = Startphase, Schritt 1: Effekte ausführen, die zu Beginn des Zuges eintreten.
    .of = a0b330b2
clause-turn-05 =
    Startphase, Schritt 2: genau eines wählen: $20; 2 Pokerkarten; $10 und 1 Pokerkarte.
    Diese Wahl ist Pflicht und kommt vor jeder Aktion.
    .of = 8cf745b3
clause-turn-06 =
    Startphase, Schritt 3: die aktive Waffe und das aktive Reittier für diesen Zug wählen.
    Wann sie sonst gewechselt werden dürfen: ITEM-04, DIFF-14.
    .of = 85bee619
clause-turn-07 =
    Aktionsphase: der aktive Spieler hat 3 Aktionen.
    Dieselbe Aktion darf in einem Zug wiederholt werden, wenn keine Regel etwas anderes sagt (Grenzen: FIGHT-17, HEIST-02, CARD-06).
    .of = b63597e5
clause-turn-08 = Eine Aktion wird für eines von vier Dingen verwendet: A, Bewegung; B, eine Aktion auf einer Karte; C, ein Kampf gegen einen anderen Spieler, als Verhaftung, Duell oder Raub; D, was ein Ort bietet.
    .of = 4e17d764
clause-turn-09 =
    Keine Aktion kosten: Bonus- und Reaktionseffekte, Vieh abliefern, ein Ziel erfüllen, eine Storyscheibe legen, ein Kampf gegen einen Banditen, auf den man bei einer Bewegung trifft, ein Verhaftungsversuch des Sheriffs.
    Siehe OPEN-07.
    .of = f2af8902
clause-move-01 =
    Eine Bewegungsaktion bringt die Figur so viele Felder weit, wie ihre Bewegungsweite höchstens erlaubt.
    Siehe DIFF-16.
    Vorgabe: bis zu.
    .fr = Sagt, dass der Spieler sich um die Bewegungsweite bewegt, ohne „bis zu“.
    .of = ab893116
clause-move-02 = Ohne Reittier beträgt die Bewegungsweite 2.
    .of = 4cc9dfd1
clause-move-03 = Mit einem Reittier darf der Spieler stattdessen die Bewegungsweite des aktiven Reittiers nutzen.
    .of = 51db27c0
clause-move-04 =
    Jeder Schritt führt auf ein benachbartes Feld.
    Auch Felder, die sich nur an einer Ecke berühren, sind benachbart.
    Siehe DIFF-15.
    Vorgabe: Ecken zählen.
    .fr = Sagt nichts über Ecken („ein benachbartes Feld“).
    .de = Sagt nichts über Ecken („ein benachbartes Feld“).
    .of = 75ee091e
clause-move-05 = Die zwei rot gestrichelt umrandeten Mesas in der Mitte des Spielplans sind keine Felder: niemand betritt sie.
    .of = 77029345
clause-move-06 =
    Ein Feld liegt in einer Stadt, wenn es sich innerhalb der dicken Linie um Darkrock oder Red Falls befindet; jedes andere Feld liegt außerhalb.
    Karten und Fähigkeiten beziehen sich darauf.
    .of = 9600c74c
clause-move-07 = Wer ein Feld mit einem Banditen betritt, beendet sofort die Bewegung, und ein Kampf beginnt (BANDIT-03).
    .of = 8ebb0600
clause-move-08 = Ein Wanted-Spieler kann das Feld des Sheriffs nicht betreten (SHERIFF-13).
    .of = 8bb58a45
clause-move-09 =
    Das Ende einer Bewegung kann Effekte auslösen: Vieh abliefern (CATTLE-04, CATTLE-05), die Reaktion Sprint (HAND-10), die Fähigkeit von Billy the Kid.
    Siehe OPEN-31.
    .of = ae03ffb4
clause-card-01 = Pokerkarten, Gegenstandskarten und manche Charakterkarten, auf denen „Aktion“ steht, können in der Aktionsphase als Aktion genutzt werden.
    .of = de069da7
clause-card-02 =
    Ablauf: die Karte offen hinlegen und vorlesen; ihren Text ausführen; danach eine Pokerkarte auf den Ablagestapel legen oder bei einer Charakter- oder Gegenstandskarte tun, was die Karte sagt.
    Siehe DIFF-17.
    .en = Steht noch einmal im Kapitel über Pokerkarten: die Karte wird erst abgelegt, wenn ihr Effekt ganz ausgeführt ist.
    .ru = Steht noch einmal im Kapitel über Pokerkarten: die Karte wird erst abgelegt, wenn ihr Effekt ganz ausgeführt ist.
    .of = 8b1c604f
clause-card-03 = Eine solche Karte zu nutzen kostet 1 der 3 Aktionen.
    .of = ceae486c
clause-card-04 = Bekannte Kartenaktionen: Entschlossenheit, Lebende Legende, Aufsatteln, Banditenjagd (HAND-10), Proviant (heilt; WOUND-05), Instinkte (Aktion nicht angegeben).
    .of = d6063d97
clause-card-05 =
    Instinkte: als Aktion genutzt, bringt die Karte nicht auch noch ihren Bonus, nur weil das Ausspielen als Abwerfen zählt.
    Siehe DIFF-78.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .of = 61d50af8
clause-card-06 =
    Ein Spieler spielt im eigenen Zug höchstens 1 Karte Reputation, wie viele Marschall- oder Wanted-Punkte er auch erhält.
    Siehe DIFF-106.
    Vorgabe: im eigenen Zug.
    .ru = Eine pro Zug, ohne zu sagen, in wessen.
    .of = d673b52d
clause-fight-01 =
    Ein Kampf kostet 1 Aktion.
    Der Zielspieler muss ein anderer Spieler auf demselben Feld sein.
    .of = d14ffb60
clause-fight-02 = Ein Kampf hat vier Schritte in dieser Reihenfolge: Ansage, Aufdecken, Reaktion, Belohnung.
    .of = 7ba8c436
clause-fight-03 =
    Ansage, Teil 1: der aktive Spieler nennt die Art des Kampfes: Verhaftung, Duell oder Raub.
    Eine Verhaftung hat eine Voraussetzung (ARREST-01).
    .of = c0aa73e4
clause-fight-04 =
    Ansage, Teil 2: Effekte zu Beginn des Kampfes werden ausgeführt, bevor eine Karte gewählt wird, die beiden Spieler abwechselnd, der aktive zuerst, bis alle ausgeführt sind.
    Tritt ein solcher Effekt hier ein, kann er die Wahl der Karte ändern; nach der Wahl (FR, DE) wirft der Gegner von dem ab, was übrig ist.
    Siehe DIFF-18, DIFF-19.
    Vorgabe: Es gibt den Schritt, und zwar vor der Wahl (EN, RU).
    .fr = Kein solcher Schritt. Im Beispiel zum Duell tritt ein derartiger Effekt ein, nachdem beide Karten verdeckt liegen.
    .de = Kein solcher Schritt. Im Beispiel zum Duell tritt ein derartiger Effekt ein, nachdem beide Karten verdeckt liegen.
    .of = 4f0b0f35
clause-fight-05 = Ansage, Teil 3: der aktive Spieler legt 1 Pokerkarte aus der Hand verdeckt als seine Karte für den Kampf.
    .of = 2f9567cf
clause-fight-06 =
    Ansage, Teil 4: der Zielspieler, der gesehen hat, dass eine Karte gelegt wurde, aber nicht welche, entscheidet, ob er kämpft oder ablehnt.
    Um zu kämpfen, legt auch er 1 Pokerkarte aus der Hand verdeckt.
    .of = 8c9e1e38
clause-fight-07 =
    Lehnt der Zielspieler ab, gewinnt der aktive Spieler sofort, und es geht mit der Belohnung weiter.
    Wer abgelehnt hat, hat verloren, also gilt FIGHT-15.
    Siehe DIFF-24.
    .en = Sagt ausdrücklich, dass der Zielspieler als Verlierer gilt.
    .fr = Sagt nur, dass der aktive Spieler gewinnt; die Strafe des Verlierers ergibt sich, weil sie allgemein gilt.
    .de = Sagt nur, dass der aktive Spieler gewinnt; die Strafe des Verlierers ergibt sich, weil sie allgemein gilt.
    .ru = Sagt nur, dass der aktive Spieler gewinnt; die Strafe des Verlierers ergibt sich, weil sie allgemein gilt.
    .of = 1136b41d
clause-fight-08 = Der aktive Spieler legt die gewählte Karte auch dann ab, wenn der Zielspieler ablehnt.
    .of = d2885718
clause-fight-09 = Aufdecken: beide Karten werden gleichzeitig aufgedeckt und Bonuseffekte ausgeführt (von Fähigkeiten der Charaktere, Gegenständen, Waffen und Pokerkarten).
    .of = 14933b08
clause-fight-10 =
    Reihenfolge der Bonuseffekte.
    Siehe DIFF-23, OPEN-11.
    Vorgabe: zuerst die des aktiven Spielers, bei allen Boni.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Die Pokerkarte des aktiven Spielers wird zuerst ausgeführt.
    .of = 1374ea86
clause-fight-11 =
    Reaktion: die Spieler dürfen Reaktionskarten aus der Hand spielen, zuerst der aktive Spieler, dann der Zielspieler, immer nur eine Karte, und so weiter, bis beide aufgehört haben.
    Grenzen: HAND-09; siehe auch OPEN-12, DIFF-99.
    .en = Gibt jedem Spieler der Reihe nach Gelegenheit zu einer Reaktion, was auf jeweils eine Karte hinausläuft.
    .fr = Gibt jedem Spieler der Reihe nach Gelegenheit zu einer Reaktion, was auf jeweils eine Karte hinausläuft.
    .de = Gibt jedem Spieler der Reihe nach Gelegenheit zu einer Reaktion, was auf jeweils eine Karte hinausläuft.
    .ru = Sagt ausdrücklich: immer nur eine Karte.
    .of = ea6aabb7
clause-fight-12 =
    Belohnung: nach allen Effekten gewinnt der höhere Wert.
    Die Reihenfolge der Werte ist 2 < 3 < 4 < 5 < 6 < 7 < 8 < 9 < 10 < J < Q < K < A.
    Kartenfarben spielen keine Rolle.
    .of = b89bb1af
clause-fight-13 =
    Grenzen für geänderte Werte.
    Die Grenze in EN ist enger; EXAMPLE-01 erhöht in FR eine Karte, in EN, DE und RU senkt dieselbe Waffe die Karte des Gegners.
    Siehe DIFF-20.
    Vorgabe: Werte können nur sinken (EN); sie bleiben jedenfalls zwischen 2 und A.
    .en = Ein Wert kann nur sinken, nie steigen; 2 ist die Untergrenze.
    .fr = Ein Wert lässt sich höchstens bis zum Ass erhöhen und höchstens bis zur 2 senken.
    .de = Ein Wert lässt sich höchstens bis zum Ass erhöhen und höchstens bis zur 2 senken.
    .ru = Ein Wert lässt sich höchstens bis zum Ass erhöhen und höchstens bis zur 2 senken.
    .of = deec1630
clause-fight-14 = Der aktive Spieler gewinnt jeden Gleichstand.
    .of = 57694777
clause-fight-15 = Welcher Art der Kampf auch ist und wer auch verliert: der Verlierer nimmt 1 Verletzung und erhält 1 Karte vom Pokerstapel.
    .of = 3735753f
clause-fight-16 =
    Nur der aktive Spieler kann die besondere Belohnung des Kampfes erhalten (ARREST-02 bis ARREST-05, DUEL-01, ROB-01, ROB-02).
    Ein Zielspieler, der gewinnt, kommt nur davon.
    Alle im Kampf gespielten Pokerkarten kommen auf den Ablagestapel.
    .of = 9dc8a51c
clause-fight-17 = Der aktive Spieler kann denselben Spieler nur einmal pro Zug angreifen, aber andere Spieler, solange er Aktionen hat.
    .of = d7daec56
clause-fight-18 =
    Bonus- und Reaktionseffekte kosten keine Aktion.
    Nicht jede Pokerkarte hat eine Aktion; manche haben eine Reaktion oder einen Bonus.
    Siehe DIFF-93.
    .en = Weist darauf hin, dass manche Pokerkarten eine Reaktion oder einen Bonus haben.
    .fr = Weist darauf hin, dass nicht jede Pokerkarte eine Aktion hat.
    .de = Weist darauf hin, dass nicht jede Pokerkarte eine Aktion hat.
    .ru = Weist darauf hin, dass manche Pokerkarten eine Reaktion oder einen Bonus haben.
    .of = 7a8c3fa0
clause-fight-19 =
    Mit Schießerei (HAND-10) darf ihr Besitzer das Ergebnis aufheben und einen neuen Kampf beginnen.
    Siehe OPEN-14.
    .of = 4c9cb71c
clause-arrest-01 = Eine Verhaftung kann nur ein Marschallspieler (mindestens 1 Punkt) gegen einen Wanted-Spieler (mindestens 1 Punkt) ansagen.
    .of = 502a3714
clause-arrest-02 = Gewinnt der aktive Spieler, erhält er 1 Marschallpunkt.
    .of = 549a4ad0
clause-arrest-03 =
    Für den Verhafteten: 1 Verletzung; 1 Pokerkarte ziehen; Wanted-Punkte auf null; Viehchips weg; Geld und Goldnuggets halbiert.
    Verletzung und Karte sind die von FIGHT-15, nicht noch einmal dieselben.
    Siehe OPEN-04.
    .fr = Lässt bei Verhaftungen durch den Sheriff die Nuggets aus: SHERIFF-11.
    .of = 2a399711
clause-arrest-04 =
    Hälften werden zuungunsten des Verlierers aufgerundet.
    Siehe OPEN-08.
    .of = 88ef001a
clause-arrest-05 =
    Die verhaftete Figur kommt ins Sheriffbüro, zusammen mit dem Sheriff.
    Siehe DIFF-27, OPEN-05, OPEN-06.
    Vorgabe: Beide Figuren kommen dorthin.
    .en = „Zum Sheriff“ lässt sich auch lesen als „dorthin, wo der Sheriff wohnt“.
    .fr = „Zum Sheriff“ lässt sich auch lesen als „dorthin, wo der Sheriff wohnt“.
    .de = Dem Wortlaut nach kommt auch die Sherifffigur dorthin.
    .ru = Dem Wortlaut nach kommt auch die Sherifffigur dorthin.
    .of = fca04dbf
clause-arrest-06 = Nach einer Verhaftung hat der Spieler keine Wanted-Punkte mehr und darf von da an Marschallspieler werden.
    .of = da2764fb
clause-duel-01 =
    Ein Duell hat keine Voraussetzung.
    Gewinnt der aktive Spieler, erhält er 2 LP.
    Dem Verlierer geschieht nichts über FIGHT-15 hinaus (siehe aber WWW-02).
    .of = c7bda7ff
clause-rob-01 =
    Gewinnt der aktive Spieler einen Raub, erhält er 1 Wanted-Punkt und darf entweder die Hälfte des Geldes oder die Hälfte der Goldnuggets des Zielspielers nehmen, aufgerundet.
    Siehe DIFF-25.
    .fr = Nennt als Möglichkeiten „Gold“ und „Goldnuggets“; mit dem ersten ist offenbar Geld gemeint.
    .of = 05ccf083
clause-rob-02 = Zusätzlich darf der aktive Spieler 1 Viehchip nehmen, den der Zielspieler hat.
    .of = 13bd1106
clause-rob-03 =
    Ein Raub hat keine Voraussetzung.
    Ein Marschallspieler, dem ein Raub gelingt, wird zum Wanted-Spieler (MARSHAL-06).
    .of = b9fa54c0
clause-rob-04 =
    Für das Genommene gelten die Grenzen des Räubers: $120, 4 Nuggets, 1 Viehchip.
    Siehe OPEN-09, OPEN-10.
    .of = 5709ba07
clause-rob-05 =
    Name der Aktion.
    Nur Darstellung.
    Siehe DIFF-26.
    .en = Ein Wort.
    .fr = Zwei Wörter dafür: eines in der Liste der Aktionen und in der Ansage, ein anderes in der Überschrift des Kampfkapitels und im Schritt Belohnung.
    .de = Ein Wort.
    .ru = Ein Wort.
    .of = ce2ad15e
clause-loc-01 = Um einen Ort zu nutzen, muss der Spieler auf dessen Feld stehen.
    .of = 85333d48
clause-loc-02 = General Store und Saloon werden von jedem der drei benachbarten Felder aus genutzt.
    .of = cff1571b
clause-loc-03 =
    Was als Ort gilt.
    Siehe DIFF-30, OPEN-61.
    Vorgabe: wie in RU.
    .en = Sagt nichts dazu, nennt aber Verstecke Orte und lässt an jedem Ort arbeiten.
    .fr = Sagt nichts dazu, nennt Verstecke aber mit dem Wort der Regel fürs Arbeiten, die überall gilt.
    .de = Sagt nichts dazu, nennt Verstecke aber mit dem Wort der Regel fürs Arbeiten, die überall gilt.
    .ru = Ein Ort ist ein Feld mit einem der Symbole, die bei der Aktion Arbeiten aufgezählt sind; andere Felder sind keine Orte; General Stores und Saloons sind besondere Orte, die sich über mehrere Felder erstrecken.
    .of = c5b9cc2b
clause-store-01 = An einem General Store umfasst 1 Aktion beliebig viele Käufe und Verbesserungen, die der Spieler bezahlen kann.
    .of = 0c9df1f5
clause-store-02 = Ein Spieler darf von jedem Gegenstand nur ein Exemplar haben (ITEM-01).
    .of = 3f2a1df5
clause-store-03 =
    Ein Spieler darf höchstens drei sonstige Gegenstände haben (ITEM-06).
    Siehe DIFF-28.
    .en = Auch in der Liste zum General Store.
    .fr = Nur im Kapitel über Gegenstände.
    .de = Nur im Kapitel über Gegenstände.
    .ru = Nur im Kapitel über Gegenstände.
    .of = 5966c322
clause-store-04 = Eine eben gekaufte Waffe oder ein eben gekauftes Reittier darf sofort aktiv werden (ITEM-04).
    .of = 0145af7c
clause-store-05 =
    Eine Waffe oder ein Reittier zu verbessern kostet noch einmal den Preis.
    Sonstige Gegenstände lassen sich nicht verbessern.
    .of = 00e9927c
clause-poker-01 =
    An einem Saloon beginnt 1 Aktion eine Pokerrunde.
    Der aktive Spieler zahlt $10 Einsatz und zieht dann 1 Pokerkarte.
    .of = 3b3d6939
clause-poker-02 = Jeder andere Spieler in derselben Stadt darf mitspielen, indem er $10 zahlt und 1 Pokerkarte zieht; er muss nicht am Saloon stehen.
    .of = 486f04f4
clause-poker-03 =
    Der Saloon legt $50 dazu, wie viele auch mitspielen.
    Die Einsätze und diese $50 bilden den Pot.
    .of = f4de31cf
clause-poker-04 = Spielt niemand mit, ist der rechte Nachbar des aktiven Spielers der Dealer: er legt die eigene Hand beiseite und zieht 4 Pokerkarten als Hand des Dealers.
    .of = 6bada2ca
clause-poker-05 =
    Der Dealer zahlt keinen Einsatz.
    Siehe OPEN-24.
    .of = ad92372d
clause-poker-06 =
    Sind die Einsätze gezahlt und die Karten gezogen, werden die obersten 3 Karten des Pokerstapels aufgedeckt: der Flop.
    Siehe DIFF-40.
    .en = Nennt niemand Bestimmten.
    .fr = Nennt niemand Bestimmten.
    .de = Der Dealer deckt sie auf, obwohl es einen Dealer nur gibt, wenn niemand mitspielt.
    .ru = Nennt niemand Bestimmten.
    .of = 83554c9c
clause-poker-07 =
    Jeder Teilnehmer bildet aus den drei Karten des Flops und genau zwei Karten der eigenen Hand ein Blatt aus fünf Karten.
    Siehe DIFF-31.
    Vorgabe: zwei.
    .fr = Zwei oder mehr Handkarten; ein Fehler, denn mit mehr als zwei wären es mehr als fünf.
    .of = d708dfd0
clause-poker-08 =
    Wer beim Zahlen des Einsatzes keine Handkarten hatte, muss die eine Karte spielen, die er gerade gezogen hat.
    Siehe DIFF-102, OPEN-17.
    .de = Sagt, dass ein solcher Spieler die Karte nehmen muss; ein Versehen.
    .of = f4461e8f
clause-poker-09 =
    Das beste Blatt gewinnt den Pot.
    Jeder Verlierer zieht 1 Pokerkarte.
    Gewinnt der aktive Spieler, erhält er außerdem 1 LP; gewinnt ein anderer, erhält dieser keinen LP.
    .of = 11c90a29
clause-poker-10 =
    Gewinnt der Dealer, erhält er nichts, und der Pot kommt in den Vorrat zurück.
    Siehe DIFF-32.
    .en = Beides steht in der Regel.
    .fr = In der Regel steht nur, dass der Dealer nichts erhält; dass der Pot zurückkommt, steht im Beispiel.
    .de = In der Regel steht nur, dass der Dealer nichts erhält; dass der Pot zurückkommt, steht im Beispiel.
    .ru = Beides steht in der Regel.
    .of = bdc89f38
clause-poker-11 = Der aktive Spieler gewinnt jeden Gleichstand.
    .of = 57694777
clause-poker-12 =
    Haben mehrere andere Spieler als der aktive das beste Blatt, teilen sie den Pot zu gleichen, abgerundeten Teilen, und der Rest kommt in den Vorrat.
    Siehe DIFF-33, OPEN-25.
    Vorgabe: wie viele Spieler auch beteiligt sind.
    .en = Spricht von 2 Spielern.
    .fr = Spricht von 2 Spielern.
    .de = Spricht von mehreren Spielern.
    .ru = Spricht von mehreren Spielern.
    .of = 38fd7069
clause-poker-13 = Alle gespielten Karten und der Flop werden abgelegt.
    .of = 062813fc
clause-poker-14 =
    Blätter vom besten zum schlechtesten, mit je einem Beispiel:
    1. Royal Flush: 10 bis A in einer Farbe (A♠ K♠ Q♠ J♠ 10♠).
    2. Fünf Gleiche: vier eines Wertes und Betrug (K♠ K♣ K♦ K♥ + Betrug).
    3. Straight Flush: fünf aufeinanderfolgende in einer Farbe (8♠ 7♠ 6♠ 5♠ 4♠).
    4. Vierling: vier eines Wertes (J♠ J♣ J♦ J♥ 7♠).
    5. Full House: drei eines Wertes, zwei eines anderen (10♠ 10♣ 10♦ 9♠ 9♣).
    6. Flush: fünf in einer Farbe, nicht aufeinanderfolgend (4♠ J♠ 7♠ 8♠ 2♠).
    7. Straße: fünf aufeinanderfolgende in verschiedenen Farben (9♠ 8♦ 7♥ 6♠ 5♣).
    8. Drilling: drei eines Wertes (7♠ 7♦ 7♣ Q♥ 2♣).
    9. Zwei Paare: zwei verschiedene Paare (4♠ 4♣ 7♥ 7♠ K♦).
    10. Paar: zwei eines Wertes (K♠ K♥ 8♣ 2♦ 10♠).
    11. Höchste Karte: nichts davon; die höchste Karte ist das Blatt (8♠ Q♦ 10♣ 3♥ 5♣).
    Siehe DIFF-34.
    Vorgabe: die Reihenfolge oben.
    .en = Als Reihenfolge erscheint Royal Flush, Straight Flush, Vierling, Fünf Gleiche, Full House; ob das die gedruckte Reihenfolge ist, ist ungewiss, sie kann durchaus mit den anderen übereinstimmen.
    .ru = Das Beispiel für Fünf Gleiche zeigt für Betrug die 2♦ selbst; das Beispiel für ein Paar hat eine 3♦ statt der 2♦.
    .of = fdcb1888
clause-poker-15 =
    Zwei Blätter derselben Art.
    Siehe DIFF-35, OPEN-21.
    Vorgabe: der übliche Vergleich innerhalb einer Art (zuerst die Werte der Kombination, dann die Beikarten der Reihe nach), erst danach ein Gleichstand.
    .en = Im Beispiel schlagen drei Buben drei 10er, also entscheiden innerhalb einer Art die Werte; zu Beikarten sagt es nichts.
    .fr = Sagt nichts dazu; das Beispiel nennt keinen Grund.
    .de = Zwei Full Houses: der höhere Drilling; zwei Flushes: die höhere oberste Karte; zweimal zwei Paare: das höhere Paar; dasselbe Paar: die höchste Beikarte (Kicker).
    .ru = Im Beispiel schlagen drei Buben drei 10er, also entscheiden innerhalb einer Art die Werte; zu Beikarten sagt es nichts.
    .of = 53269bcc
clause-poker-16 = Betrug (eine 2♦) darf von einem Teilnehmer wie vom Dealer als Joker verwendet werden.
    .of = 8d693f97
clause-poker-17 =
    Wofür Betrug stehen darf.
    Siehe DIFF-36, OPEN-19.
    Vorgabe: jeder Wert, die Farbe bleibt (die Karte geht dem Beispiel vor).
    .en = Die Karte sagt jeder Wert; das Pokerbeispiel sagt jede Karte.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Das Beispiel sagt jede Karte.
    .of = 0645dbd3
clause-poker-18 =
    Betrug im Flop.
    Siehe DIFF-37.
    Vorgabe: Die Karte zählt als gewöhnliche 2.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Zählt als gewöhnliche 2.
    .of = 7152d1b3
clause-poker-19 =
    Glück: im Beispiel bringt der Bonus dieser Karte dem aktiven Spieler, der verliert, $30 und 1 Pokerkarte zusätzlich zur Karte für das Verlieren.
    Der vollständige Effekt der Karte ist nicht angegeben.
    Siehe OPEN-23.
    .of = a885f998
clause-prospect-01 = An einer Mine werden mit 1 Aktion beide Schürfwürfel geworfen; jeder Würfel wird ausgeführt.
    .of = f95ef8a2
clause-prospect-02 =
    Ergebnisse eines Schürfwürfels.
    Goldnugget: erhalte 1 Nugget.
    Goldrückstände: erhalte $10.
    Goldstaub: erhalte $10, wirf diesen Würfel noch einmal und führe auch das neue Ergebnis aus.
    Kies: nichts.
    Siehe OPEN-28.
    .of = 4dff27d5
clause-prospect-03 = Ein Spieler hat höchstens 4 Nuggets bei sich (das Muli erhöht das; ITEM-09, OPEN-54).
    .of = b8cf8f95
clause-deposit-01 = An der Bank verkauft 1 Aktion Goldnuggets: jedes verkaufte kommt in den Vorrat zurück und bringt $20 und 1 LP.
    .of = 9576b80a
clause-deposit-02 = Ein Spieler hat höchstens $120 bei sich, jederzeit und woher auch immer sie kommen.
    .of = 5a402f4b
clause-deposit-03 =
    Geld über $120 ist verloren.
    Siehe DIFF-51.
    .ru = Kommt in den allgemeinen Vorrat; die Wirkung ist dieselbe.
    .of = 35daefe6
clause-heist-01 =
    An der Bank versucht 1 Aktion einen Überfall.
    Er gelingt nur, wenn der Wachmann besiegt wird.
    .of = 08fc935c
clause-heist-02 = Ein Spieler versucht höchstens einen Überfall pro Zug.
    .of = b70fa286
clause-heist-03 =
    Ablauf eines Überfalls:
    1. Der rechte Nachbar handelt für den Wachmann und nimmt 3 Kampfkarten.
    2. Effekte zu Beginn des Kampfes werden ausgeführt.
    3. Der aktive Spieler legt 1 Pokerkarte verdeckt, dann legt der Wachmann 1 der 3 Kampfkarten verdeckt.
    4. Beide Karten werden aufgedeckt.
    5. Effekte von Charakter, Gegenständen, Waffen und Pokerkarte des aktiven Spielers.
    6. Reaktionen des aktiven Spielers, beliebig viele (HAND-09).
    7. Der Effekt der Kampfkarte.
    8. Die Werte werden verglichen.
    Keine Seite sieht die Karte der anderen, daher ändert die Reihenfolge des Legens nur, worauf Effekte zu Beginn des Kampfes wirken können.
    Siehe DIFF-42, DIFF-43.
    Vorgabe: der Ablauf oben (EN, RU).
    .en = Im ausgeführten Beispiel wird die Karte des Wachmanns entgegen der Liste vor der von Billy gelegt.
    .fr = Kein Schritt 2. In Schritt 3 legt der Wachmann eine Karte, sobald die drei gezogen sind, dann legt der aktive Spieler eine.
    .de = Kein Schritt 2. In Schritt 3 legt der Wachmann eine Karte, sobald die drei gezogen sind, dann legt der aktive Spieler eine.
    .of = 8f5fb0a3
clause-heist-04 = Der höhere Wert gewinnt.
    .of = ef7834ab
clause-heist-05 =
    Gleichstand gegen den Wachmann.
    Auch gegen Banditen und den Sheriff geht ein Gleichstand an diese (BANDIT-04, SHERIFF-09).
    Siehe DIFF-41.
    Vorgabe: Der Wachmann gewinnt.
    .en = Der Wachmann gewinnt.
    .fr = Der aktive Spieler gewinnt; doch im Beispiel zum Banditen heißt es, dass der aktive Spieler gegen NSC keinen Gleichstand gewinnt, und der Wachmann ist einer (BANDIT-01).
    .de = Der aktive Spieler gewinnt; doch im Beispiel zum Banditen heißt es, dass der aktive Spieler gegen NSC keinen Gleichstand gewinnt, und der Wachmann ist einer (BANDIT-01).
    .ru = Der Wachmann gewinnt.
    .of = e91ee109
clause-heist-06 = Gelungen: $80 und 3 Wanted-Punkte.
    .of = 70a2b73e
clause-heist-07 = Misslungen: 1 Verletzung und 1 Wanted-Punkt; 1 Pokerkarte wird gezogen.
    .of = 6d0f32b0
clause-heist-08 = Die gespielten Pokerkarten werden abgelegt; alle gezogenen Kampfkarten kommen in zufälliger Reihenfolge unter den Stapel der Kampfkarten.
    .of = 98ba6d63
clause-heist-09 = Versucht ein Marschallspieler einen Überfall, ist er danach in keinem Fall mehr Marschall, da beide Ergebnisse Wanted-Punkte bringen.
    .of = f5e1cc8c
clause-heal-01 = Beim Doktor nehmen 1 Aktion und $10 dem Spieler alle Verletzungen.
    .of = e34c5795
clause-heal-02 =
    Danach zieht der Spieler für jede Verletzung, die er verloren hat, 1 Pokerkarte.
    Siehe DIFF-44.
    .en = Steht noch einmal im Kapitel über Verletzungen.
    .fr = Im Kapitel über Verletzungen fehlen die Karten.
    .de = Im Kapitel über Verletzungen fehlen die Karten.
    .ru = Steht noch einmal im Kapitel über Verletzungen.
    .of = 148eb187
clause-revel-01 =
    Im Varieté macht 1 Aktion aus Geld LP: 1 LP für je $30.
    Siehe OPEN-60.
    .of = 8c8f120a
clause-revel-02 =
    $30 bringen 1 LP, $60 bringen 2, $90 bringen 3, $120 bringen 4.
    Siehe DIFF-45.
    .ru = Keine solche Tabelle; der Spieler gibt einen beliebigen Betrag aus.
    .of = 6615e7c2
clause-cattle-01 =
    An einer Ranch nimmt 1 Aktion 1 verdeckten Viehchip dieser Ranch, wenn der Spieler keinen hat.
    Bis er abgeliefert ist, liegt er auf dem Tableau des Spielers.
    Siehe DIFF-46.
    .en = Keinen zu haben ist eine Voraussetzung der Aktion.
    .fr = Nur die Grenze von einem ist genannt.
    .de = Höchstens einer darf auf einmal erworben werden.
    .ru = Keinen zu haben ist eine Voraussetzung der Aktion. Der Chip ist ein zufälliger, und einer ist die Grenze „im Regelfall“, was Effekten Raum lässt, die sie erhöhen.
    .of = 1bf1208a
clause-cattle-02 = Der Besitzer darf die Belohnung des Chips jederzeit ansehen.
    .of = e6b6b754
clause-cattle-03 = Ein Spieler hat höchstens 1 Viehchip.
    .of = a41f2252
clause-cattle-04 =
    Viehtrieb: wer eine Bewegung am Bahnhof beendet, darf den Chip für 1 Marschallpunkt und die aufgedruckte Belohnung abliefern.
    Eine Aktion ist nicht nötig.
    Siehe DIFF-47.
    Vorgabe: freiwillig; für jeden Chip, wenn jemand durch einen Effekt mehrere haben kann.
    .en = Freiwillig („darf“), ein Chip.
    .fr = Freiwillig („darf“), ein Chip.
    .de = Freiwillig („darf“), ein Chip.
    .ru = Steht als etwas da, das der Spieler tut, mit jedem Chip, den er hat, und mit 1 Punkt und einer Belohnung für jeden.
    .of = 2c19c047
clause-cattle-05 =
    Viehdiebstahl: wer eine Bewegung an der Ranch der anderen Farbe beendet, darf den Chip für 1 Wanted-Punkt und die aufgedruckte Belohnung abliefern.
    Eine Aktion ist nicht nötig.
    Siehe DIFF-47.
    Vorgabe: freiwillig; für jeden Chip, wenn jemand durch einen Effekt mehrere haben kann.
    .en = Freiwillig („darf“), ein Chip.
    .fr = Freiwillig („darf“), ein Chip.
    .de = Freiwillig („darf“), ein Chip.
    .ru = Steht als etwas da, das der Spieler tut, mit jedem Chip, den er hat, und mit 1 Punkt und einer Belohnung für jeden.
    .of = ffc60ca3
clause-cattle-06 =
    Was als Ende einer Bewegung zählt.
    Siehe DIFF-48, OPEN-31, OPEN-96.
    Vorgabe: jede eigene Bewegung im eigenen Zug; für das Abliefern tritt OPEN-96 an deren Stelle.
    .en = Das Ende einer Bewegungsaktion, für beide Arten abzuliefern.
    .fr = Das Ende der Bewegung.
    .de = Beim Viehtrieb das Ende der Bewegung, beim Viehdiebstahl das Ende der Bewegungsaktion.
    .ru = Das Ende der Bewegung.
    .of = ee195f30
clause-cattle-07 =
    Ein Wanted-Spieler am Bahnhof kann den Marschallpunkt nicht erhalten (MARSHAL-03).
    Siehe DIFF-49, OPEN-29.
    .en = Sagt hier nichts dazu; die allgemeine Regel ist dieselbe.
    .fr = Sagt hier nichts dazu; die allgemeine Regel ist dieselbe.
    .de = Sagt hier nichts dazu; die allgemeine Regel ist dieselbe.
    .ru = Erinnert hier daran, dass Wanted-Spieler keine Marschallpunkte erhalten können.
    .of = 62db7fdd
clause-cattle-08 = Ein abgelieferter Chip wird wieder unter die Chips seiner eigenen Ranch gemischt.
    .of = 937120f7
clause-cattle-09 =
    Namen der beiden Arten abzuliefern.
    Nur Darstellung; die Beträge lassen keinen Zweifel.
    Siehe DIFF-50.
    .fr = Die Art, die einen Wanted-Punkt bringt, trägt das Wort für „abliefern“, während die Liste der Quellen von Marschallpunkten dasselbe Wort für die Art gebraucht, die einen Marschallpunkt bringt; die Liste der Quellen von Wanted-Punkten sagt „stehlen“.
    .of = 146eb524
clause-work-01 =
    An jedem Ort bringt 1 Aktion $10.
    Siehe LOC-03, OPEN-61.
    .of = 6baff534
clause-endturn-01 = Die Schlussphase durchläuft ENDTURN-02 bis ENDTURN-06 der Reihe nach.
    .of = c89deb11
clause-endturn-02 = Schritt 1: jede Storykarte auswerten, auf der die nötige Zahl von Storyscheiben liegt (STORY-10).
    .of = c1b43bf7
clause-endturn-03 = Schritt 2: bis zur Handkartenzahl abwerfen, 5 minus 1 für jede Verletzung.
    .of = c70c7a4e
clause-endturn-04 = Schritt 3: ein Wanted-Spieler erhält LP nach seiner Reihe auf dem Wanted-Pfad (WANTED-05).
    .of = fbab999f
clause-endturn-05 = Schritt 4: das Spielende prüfen (ENDGAME-03).
    .of = f5f3ce55
clause-endturn-06 = Schritt 5: der nächste Spieler im Uhrzeigersinn wird aktiv.
    .of = 5e7cd085
clause-story-01 =
    Zwei Storystapel liegen verdeckt da.
    Die Rückseite der obersten Karte zeigt jeweils ihren Auslöser; beide obersten Karten sind verfügbar.
    .of = a516788a
clause-story-02 =
    Wer im eigenen Zug den Auslöser einer verfügbaren Karte erfüllt, darf 1 eigene Scheibe darauflegen.
    Siehe DIFF-52.
    Vorgabe: freiwillig.
    .en = In der Regel steht „darf“; die Bildunterschrift der Beispielkarte nennt es als bloße Folge, ohne „darf“.
    .fr = In der Regel steht „darf“; die Bildunterschrift der Beispielkarte nennt es als bloße Folge, ohne „darf“.
    .de = In der Regel steht „darf“; die Bildunterschrift der Beispielkarte nennt es als bloße Folge, ohne „darf“.
    .ru = „Darf“ in der Regel und in der Bildunterschrift.
    .of = bf07b968
clause-story-03 =
    Gelegt wird eine Storyscheibe.
    Siehe DIFF-53.
    .en = Auf den ersten freien Platz.
    .fr = Wechselt in diesem Kapitel zwischen „Scheibe“ und „Würfel“, obwohl Würfel zur Wertung dienen.
    .of = 2a315b99
clause-story-04 =
    Nötige Scheiben: 2 bei 2 bis 4 Spielern, 3 bei 5 oder 6 Spielern.
    Es zählen die Scheiben, nicht die Spieler: nach STORY-07 darf ein Spieler mehrere beisteuern.
    Siehe DIFF-94.
    .en = Eine Bildunterschrift an der Beispielkarte sagt, dass so viele Spieler beitragen müssen.
    .fr = Eine Bildunterschrift an der Beispielkarte sagt, dass so viele Spieler beitragen müssen.
    .of = 7f94f7a0
clause-story-05 =
    Ein Spieler legt pro Zug höchstens 1 Scheibe auf 1 Storykarte.
    Haben beide Karten den erfüllten Auslöser, wählt der Spieler eine davon.
    Im Zug eines anderen legt niemand Scheiben.
    .of = a2072364
clause-story-06 =
    Liegen beide Scheiben eines Spielers auf Storykarten und könnte er noch eine legen, darf er stattdessen eine davon versetzen, und zwar von der anderen Karte.
    Siehe DIFF-54.
    .en = Von der anderen Karte auf die eben ausgelöste.
    .fr = Von einer anderen Karte.
    .de = Eine beliebige der beiden.
    .ru = Von der anderen Karte.
    .of = c9246234
clause-story-07 = Ein Spieler darf mehr als eine Scheibe auf derselben Karte haben (in verschiedenen Zügen gelegt).
    .of = 75b75ac2
clause-story-08 = Wer die letzte Scheibe legt, wertet die Karte am Ende desselben Zuges aus.
    .of = f2860f35
clause-story-09 = Beim Auswerten kommen die Scheiben der Karte zu ihren Besitzern zurück.
    .of = c2f28390
clause-story-10 = Reihenfolge beim Auswerten: die Geschichte vorlesen; jedem Beteiligten die Belohnung geben; Banditen einsetzen; den Sheriff bewegen.
    .of = 09e66f4b
clause-story-11 = Ein Beteiligter mit mehreren Scheiben auf der Karte wird nur einmal belohnt.
    .of = 91f40f8a
clause-story-12 = Banditen erscheinen in jedem Versteck, das die Karte nennt, außer wo schon ein Bandit, der Sheriff oder ein Spieler steht.
    .of = c667789a
clause-story-13 =
    Zuletzt zieht der Sheriff 0 bis 6 Felder weit, wie es die Karte sagt; ihn bewegt, wer die Karte auswertet, und nur, wenn er aktiv ist.
    Ob „bis zu“ oder genau: SHERIFF-04; siehe auch DIFF-55.
    .fr = Der Schritt selbst nennt keine Voraussetzung; die Bildunterschrift ergänzt sie.
    .de = Wortlaut: nur, wenn es einen Wanted-Spieler gibt.
    .of = 332bfd44
clause-story-14 = Der Zug des Sheriffs kann einen Verhaftungsversuch auslösen (SHERIFF-06).
    .of = 652f6069
clause-story-15 =
    Bekannte Storykarten.
    Blutgeld: die Beteiligten erhalten $30 oder dürfen stattdessen 1 Verletzung nehmen und $50 erhalten; Banditen in den Verstecken von B und C; der Sheriff zieht bis zu 3 Felder.
    Der Auslöser ist nicht genannt; in einem Bild steht „2 oder mehr LP mit einer Aktion erhalten“ daneben, das mag ihr eigener sein.
    Gesehene Auslöser: 2 oder mehr LP mit einer Aktion erhalten; beliebig viele Marschall- oder Wanted-Punkte erhalten.
    .en = Die Karte: bis zu 3.
    .fr = Die Karte: bis zu 3.
    .de = Die Karte: bis zu 3.
    .ru = Die Karte: 3.
    .of = 4cf4fe1b
clause-marshal-01 = Ein Spieler hat Marschallpunkte oder Wanted-Punkte oder keine von beiden, nie beide.
    .of = 06fb5ce7
clause-marshal-02 = Marschallpunkte bringen: einen Banditen besiegen (1), Viehtrieb (1), einen Wanted-Spieler verhaften (1), die Aktion von Lebende Legende (1), Belohnungen von Storys (wie aufgedruckt).
    .of = 491f3d58
clause-marshal-03 = Wer Wanted-Punkte hat, kann keine Marschallpunkte erhalten.
    .of = ff8c8f31
clause-marshal-04 =
    Jeder Punkt rückt den Würfel auf der Marschallkarriere um ein Feld weiter.
    Der Spieler erhält die Belohnung jedes Feldes, das überschritten oder erreicht wird.
    Was auf der Leiste steht: LIMIT-14; siehe auch DIFF-104.
    .fr = Sagt hier und beim Wanted-Pfad: jedes Feld, das der Würfel betritt; gemeint ist dasselbe.
    .of = 41b6aefb
clause-marshal-05 = Steht der Würfel auf dem neunten und letzten Feld, bringt jeder weitere Marschallpunkt stattdessen 1 LP.
    .of = 8a36caba
clause-marshal-06 =
    Ein Marschallspieler, der Wanted-Punkte erhält, verliert alle Marschallpunkte; der Würfel kommt auf den Wanted-Pfad.
    Der Spieler entscheidet sich dafür durch eine Aktion, die Wanted-Punkte bringt.
    Siehe DIFF-59, OPEN-44.
    Vorgabe: von selbst, sobald er welche erhält.
    .en = Geschieht, sobald der Spieler Wanted-Punkte erhält; an anderer Stelle heißt es, er entscheide sich dafür durch eine Aktion, die sie bringt.
    .fr = Der Spieler kann sich entscheiden, gesucht zu werden, und tut es durch eine Aktion, die Wanted-Punkte bringt.
    .de = Der Spieler kann sich entscheiden, gesucht zu werden, und tut es durch eine Aktion, die Wanted-Punkte bringt.
    .ru = Der Spieler darf zum Wanted-Spieler werden, worauf die Marschallpunkte sofort verfallen.
    .of = 29301827
clause-marshal-07 =
    Wer die Leiste wechselt, beginnt von vorn: der Würfel beginnt am Anfang der neuen Leiste, wo er vorher auch stand.
    Siehe DIFF-60, OPEN-88.
    Vorgabe: vor Feld 1, dann für jeden Punkt ein Feld.
    .en = Am Anfang der Leiste.
    .fr = Am Anfang der Leiste.
    .de = Auf dem ersten Feld der Leiste; wörtlich genommen stünde, wer die Bank überfallen hat (3 Punkte), auf Feld 1 oder zählte von dort.
    .ru = Am Anfang der Leiste.
    .of = 8581cf8b
clause-marshal-08 =
    Ein Wanted-Spieler kann nur Marschall werden, wenn er zuvor durch eine Verhaftung alle Wanted-Punkte verliert.
    Siehe DIFF-96.
    .en = Nur in den Klarstellungen und im Kapitel über Charaktere.
    .fr = Steht auch im Kapitel über Marschälle.
    .de = Steht auch im Kapitel über Marschälle.
    .ru = Nur in den Klarstellungen und im Kapitel über Charaktere.
    .of = 822e53f2
clause-marshal-09 = Am Spielende erhält jeder Marschallspieler LP nach seiner Reihe auf der Marschallkarriere (SCORE-06).
    .of = c906da22
clause-wanted-01 = Wanted-Punkte bringen: ein Überfall (3, wenn er gelingt, und $80; 1, wenn er misslingt), einen Spieler berauben (1), Viehdiebstahl (1), die Aktion von Lebende Legende (1), Belohnungen von Storys (wie aufgedruckt).
    .of = 36934352
clause-wanted-02 =
    Jeder Punkt rückt den Würfel auf dem Wanted-Pfad um ein Feld weiter.
    Der Spieler erhält sofort die Belohnung jedes Feldes, das überschritten oder erreicht wird.
    Was auf der Leiste steht: LIMIT-14; siehe auch DIFF-104.
    .fr = Sagt: jedes Feld, das der Würfel betritt; gemeint ist dasselbe.
    .of = f072571b
clause-wanted-03 =
    Steht der Würfel auf dem neunten und letzten Feld, bringt jeder weitere Wanted-Punkt stattdessen 1 LP.
    Siehe DIFF-100.
    .ru = Sagt LP, ohne die Zahl zu wiederholen, die im Kapitel über Marschälle steht.
    .of = 303645a0
clause-wanted-04 =
    Ein Fehler neben WANTED-02.
    Nur Darstellung.
    Siehe DIFF-61.
    .fr = Der erste Satz ist eine Kopie des Absatzes über Marschälle (Marschallspieler, Marschallpunkte, Marschallkarriere); der zweite spricht vom Wanted-Pfad.
    .of = 586885df
clause-wanted-05 =
    Am Ende jedes eigenen Zuges erhält ein Wanted-Spieler LP nach seiner Reihe: erste Reihe 1, zweite Reihe 2, dritte Reihe 3.
    Siehe DIFF-63.
    Vorgabe: am Ende jedes eigenen Zuges.
    .fr = Die Fußnote im Bild der Leiste nennt Marschallpunkte, wo Wanted-Punkte gemeint sind.
    .de = Ein Bild der Leiste sagt bei diesen Reihen entgegen der Regel „am Ende des Spiels“.
    .of = 3e1d3748
clause-wanted-06 =
    Bonus am Spielende: 3 LP für den meistgesuchten Spieler, 1 LP für jeden anderen Wanted-Spieler.
    Sind mehrere meistgesucht, erhält jeder von ihnen 1 LP statt 3.
    Siehe DIFF-62.
    .fr = Im Kapitel über Wanted-Spieler steht nur, dass die 3 LP bei einem Gleichstand verfallen, und es gibt „jedem anderen Spieler“ 1 LP, ohne „Wanted“; im Kapitel über die Wertung stimmt beides.
    .ru = Im Kapitel über Wanted-Spieler steht nur, dass die 3 LP bei einem Gleichstand verfallen; im Kapitel über die Wertung erhält jeder 1.
    .of = 91614d0f
clause-wanted-07 =
    Meistgesucht ist der Spieler mit den meisten Wanted-Punkten.
    Siehe DIFF-64.
    .en = Nicht erklärt, ergibt sich aus dem Gebrauch.
    .fr = Nicht erklärt, ergibt sich aus dem Gebrauch.
    .de = Nicht erklärt, ergibt sich aus dem Gebrauch.
    .ru = In den Klarstellungen erklärt.
    .of = 807b0632
clause-bandit-01 =
    Der Wachmann, die Banditen und der Sheriff sind die Nichtspieler-Charaktere (NSC).
    Banditen und Sheriff haben Figuren, der Wachmann hat keine.
    .of = 508fd2b2
clause-bandit-02 =
    Drei Gangs (A, B, C) haben je zwei Verstecke, alle außerhalb der Städte.
    Nach dem Aufbau erscheinen Banditen nur durch Storykarten und nur, wo weder ein Bandit noch ein Spieler noch der Sheriff steht.
    .of = 527767fd
clause-bandit-03 =
    Ein Spieler, der ein Feld mit einem Banditen betritt, bleibt sofort stehen, verliert den Rest dieser Bewegung, und ein Kampf beginnt.
    Siehe DIFF-97.
    .fr = Die Regel beendet die Bewegung; dass der Rest verloren ist, wird nicht ausgesprochen.
    .de = Die Regel beendet die Bewegung; dass der Rest verloren ist, wird nicht ausgesprochen.
    .of = 05380c1c
clause-bandit-04 =
    Ablauf eines Kampfes gegen einen Banditen:
    1. Der rechte Nachbar handelt für den Banditen und nimmt 2 Kampfkarten.
    2. Effekte zu Beginn des Kampfes werden ausgeführt.
    3. Der aktive Spieler legt 1 Pokerkarte verdeckt.
    4. Der rechte Nachbar legt 1 der 2 Kampfkarten verdeckt.
    5. Beide werden aufgedeckt.
    6. Bonuseffekte von Charakter, Gegenständen, Waffen und Pokerkarte des aktiven Spielers.
    7. Reaktionen des aktiven Spielers, beliebig viele (HAND-09).
    8. Der Effekt der Kampfkarte.
    9. Die Werte werden verglichen: der höhere gewinnt, ein Gleichstand geht an den Banditen.
    Wann die Kampfkarten gezogen werden, ist ohne Einfluss auf das Spiel, solange vor der Wahl nichts auf sie wirkt.
    Siehe DIFF-65, DIFF-66.
    Vorgabe: der Ablauf oben (EN, RU).
    .en = Im ausgeführten Beispiel werden die beiden Kampfkarten entgegen der Liste erst gezogen, nachdem die Karte des Spielers gelegt ist.
    .fr = Kein Schritt 1 und kein Schritt 2: die 2 Kampfkarten werden in Schritt 4 genommen.
    .de = Kein Schritt 1 und kein Schritt 2: die 2 Kampfkarten werden in Schritt 4 genommen.
    .ru = Im ausgeführten Beispiel werden die beiden Kampfkarten entgegen der Liste erst gezogen, nachdem die Karte des Spielers gelegt ist.
    .of = 707610ea
clause-bandit-05 =
    Gewinnt der Spieler, wählt er 1 LP oder 1 Marschallpunkt.
    Ein Wanted-Spieler kann den Marschallpunkt nicht nehmen und nimmt daher den LP.
    .of = a1a73f7b
clause-bandit-06 = Verliert der Spieler, nimmt er 1 Verletzung und eine neue Pokerkarte.
    .of = 2b1a3d01
clause-bandit-07 =
    Die Banditenfigur verlässt den Spielplan, wie der Kampf auch ausgeht.
    Durch BANDIT-02 kann sie zurückkehren.
    Siehe DIFF-69.
    .en = Eine Klarstellung sagt „aus dem Spiel“.
    .fr = Eine Klarstellung sagt „vom Spielplan“.
    .de = Eine Klarstellung sagt „aus dem Spiel“.
    .ru = Eine Klarstellung sagt „aus dem Spiel“.
    .of = 1a3dc871
clause-bandit-08 = Die gespielten Pokerkarten werden abgelegt; die gezogenen Kampfkarten kommen in zufälliger Reihenfolge unter den Stapel der Kampfkarten.
    .of = 25469d65
clause-bandit-09 = Der Effekt der Kampfkarte tritt nach den Reaktionen ein, auch wenn der Bandit verliert (EXAMPLE-03).
    .of = 69df5422
clause-sheriff-01 = Der Sheriff beginnt im Sheriffbüro in Darkrock und ist nur aktiv, solange mindestens ein Spieler auf dem Wanted-Pfad steht (Feld 1 dieser Leiste erinnert daran).
    .of = 66918478
clause-sheriff-02 =
    Solange er aktiv ist, bewegen ihn Storykarten und die Aktion von Banditenjagd.
    Ohne Wanted-Spieler bewegt sich der Sheriff nicht.
    Siehe DIFF-70, OPEN-76.
    .en = Die Voraussetzung steht für beides zugleich da und noch einmal in einer Bildunterschrift.
    .fr = Ein Satz, dessen Voraussetzung man auch allein auf die Storykarten beziehen kann.
    .de = Für Banditenjagd steht die Voraussetzung eigens da.
    .ru = Die Voraussetzung steht für beides zugleich da und noch einmal in einer Bildunterschrift.
    .of = 06c65e7a
clause-sheriff-03 =
    Der Sheriff zieht von Feld zu benachbartem Feld, sinngemäß wie die Spieler.
    Siehe OPEN-34.
    .of = 495a205f
clause-sheriff-04 =
    Wie weit der Sheriff zieht: bis zu so viele Felder, wie genannt sind, oder genau so viele.
    Siehe DIFF-56, OPEN-35.
    Vorgabe: bis zu (die Karten), mit einem Schalter für genau.
    .en = Die Karten Blutgeld und Banditenjagd bewegen den Sheriff bis zu 3 Felder; die Regel sagt die angegebene Zahl (0 bis 6), ihre Bildunterschrift 3 Felder, und das Beispiel zur Story spricht von der Pflicht, ihn um 3 zu bewegen. Die Ausgabe widerspricht sich selbst.
    .fr = Die Karten Blutgeld und Banditenjagd bewegen den Sheriff bis zu 3 Felder; die Regel sagt die angegebene Zahl (0 bis 6), ihre Bildunterschrift 3 Felder, und das Beispiel zur Story spricht von der Pflicht, ihn um 3 zu bewegen. Die Ausgabe widerspricht sich selbst.
    .de = Die Karten Blutgeld und Banditenjagd bewegen den Sheriff bis zu 3 Felder; die Regel sagt die angegebene Zahl (0 bis 6), ihre Bildunterschrift 3 Felder, und das Beispiel zur Story spricht von der Pflicht, ihn um 3 zu bewegen. Die Ausgabe widerspricht sich selbst.
    .ru = Beide Karten sagen 3 Felder, ohne „bis zu“; die Regel sagt die angegebene Zahl (0 bis 6), ihre Bildunterschrift 3 Felder, und das Beispiel zur Story spricht von der Pflicht, ihn um 3 zu bewegen.
    .of = 85291cf5
clause-sheriff-05 = Den Weg bestimmt der Spieler, der die Bewegung ausgelöst hat.
    .of = be487e39
clause-sheriff-06 =
    Betritt der Sheriff ein Feld mit Wanted-Spielern, werfen diese zuerst je 1 Pokerkarte ab; dann versucht er einen von ihnen zu verhaften.
    Ob die Bewegung des Sheriffs dort endet, hängt von der Ausgabe ab.
    Siehe DIFF-57, OPEN-36.
    Vorgabe: Sie endet.
    .en = Sagt nichts dazu.
    .fr = Der Rest der Bewegung ist verloren, wenn eine Verhaftung ausgelöst wird.
    .de = Sagt nichts dazu.
    .ru = Der Sheriff unterbricht die Bewegung.
    .of = 5941d9f0
clause-sheriff-07 =
    Jeder Wanted-Spieler auf dem Feld wirft ab.
    Siehe DIFF-71.
    Vorgabe: alle.
    .fr = Für einen einzigen Wanted-Spieler geschrieben; sagt nichts über die anderen.
    .of = 912b6d3d
clause-sheriff-08 =
    Stehen zwei oder mehr Wanted-Spieler auf dem Feld, bestimmt der Spieler, der den Sheriff bewegt hat, wer verhaftet werden soll.
    Siehe OPEN-37.
    .of = fb8aee78
clause-sheriff-09 =
    Ablauf des Verhaftungsversuchs:
    1. Effekte zu Beginn des Kampfes werden ausgeführt.
    2. Der Wanted-Spieler legt 1 Pokerkarte verdeckt, oder er ergibt sich und ist verhaftet.
    3. Der rechte Nachbar des Wanted-Spielers handelt für den Sheriff, nimmt 4 Kampfkarten und legt 1 verdeckt.
    4. Beide werden aufgedeckt.
    5. Bonuseffekte von Charakter, Gegenständen, Waffen und Pokerkarte des Wanted-Spielers.
    6. Reaktionen des Wanted-Spielers, beliebig viele (HAND-09).
    7. Der Effekt der Kampfkarte.
    8. Die Werte werden verglichen: der höhere gewinnt, ein Gleichstand geht an den Sheriff.
    9. Die Pokerkarten werden abgelegt; die Kampfkarten kommen in zufälliger Reihenfolge unter ihren Stapel.
    Siehe DIFF-66, DIFF-72.
    Vorgabe: Es gibt Schritt 1 und die Möglichkeit, sich zu ergeben (EN, RU).
    .fr = Kein Schritt 1. Keine Möglichkeit, sich zu ergeben.
    .de = Kein Schritt 1. Keine Möglichkeit, sich zu ergeben.
    .of = e95dc190
clause-sheriff-10 =
    Wer in SHERIFF-09 Reaktionen spielt und bei einem Gleichstand verliert.
    Der Versuch geschieht oft im Zug eines anderen, also muss der Angegriffene nicht der aktive Spieler sein.
    Siehe DIFF-73.
    Vorgabe: der Wanted-Spieler.
    .en = Der aktive Spieler spielt Reaktionen; der Sheriff gewinnt Gleichstände.
    .fr = Der aktive Spieler spielt Reaktionen und verliert Gleichstände.
    .de = Der Wanted-Spieler spielt Reaktionen und verliert Gleichstände.
    .ru = Der Spieler spielt Reaktionen; der Sheriff gewinnt Gleichstände.
    .of = 9967998f
clause-sheriff-11 =
    Gewinnt der Sheriff, trifft den Spieler, was ARREST-03 bis ARREST-05 beschreiben: eine Verletzung, eine gezogene Karte, der Weg ins Sheriffbüro neben den Sheriff, keine Wanted-Punkte und kein Vieh mehr, die Hälfte des Geldes und der Nuggets verloren (aufgerundet).
    Siehe DIFF-74.
    Vorgabe: auch Nuggets.
    .fr = Nur die Hälfte des Geldes; Nuggets sind nicht erwähnt, und die Tipps reden vom Verlust von Gold nur, wo ein Spieler verhaftet oder raubt.
    .of = 8f0a634a
clause-sheriff-12 = Gewinnt der Wanted-Spieler, kehrt der Sheriff ins Sheriffbüro zurück, und sonst geschieht nichts.
    .of = 73b5764a
clause-sheriff-13 = Ein Wanted-Spieler kann das Feld des Sheriffs nicht betreten.
    .of = 9af06470
clause-sheriff-14 =
    Ein Spieler darf zum Wanted-Spieler werden, während er auf dem Feld des Sheriffs steht.
    Der Sheriff versucht nur dann eine Verhaftung, wenn er auf das Feld eines Wanted-Spielers bewegt wird.
    Siehe DIFF-75.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .of = 3519191d
clause-item-01 =
    Niemand hat denselben Gegenstand zweimal zugleich.
    Siehe DIFF-107.
    Vorgabe: Es zählt der Gegenstand, ob verbessert oder nicht.
    .fr = Die Anmerkung im Kapitel über Gegenstände verbietet zwei Karten desselben Namens; da eine Verbesserung einen eigenen Namen hat, ließe das ein zweites, gewöhnliches Exemplar zu. Das Kapitel über den General Store spricht vom Gegenstand, wie die anderen Ausgaben.
    .of = b2535c4a
clause-item-02 = Es gibt drei Arten: Reittiere, Waffen, sonstige Gegenstände.
    .of = 12951895
clause-item-03 =
    Ein Spieler darf beliebig viele Reittiere und Waffen besitzen; aktiv ist jeweils nur die oberste Karte.
    Waffen und Reittiere gehen nie verloren.
    Siehe DIFF-14.
    .fr = Nur von Waffen heißt es, dass sie nie verloren gehen.
    .de = Nur von Waffen heißt es, dass sie nie verloren gehen.
    .of = 412e5d4e
clause-item-04 =
    Wann die aktive Waffe oder das aktive Reittier gewechselt werden darf.
    Siehe DIFF-14.
    Vorgabe: zu Beginn des eigenen Zuges oder beim Kauf einer neuen Waffe oder eines neuen Reittiers; beim Kauf darf nur das Neue obenauf kommen.
    .en = Zu Beginn des eigenen Zuges oder beim Kauf einer neuen Waffe oder eines neuen Reittiers.
    .fr = Eine Anmerkung zur Bewegung erlaubt es nur zu Beginn des eigenen Zuges und spricht nur von Waffen; nach dem Kapitel über den General Store darf eine neu gekaufte Waffe oder ein neu gekauftes Reittier dennoch sofort zum Hauptgegenstand werden. Die Ausgabe widerspricht sich selbst.
    .de = Eine Anmerkung zur Bewegung erlaubt es nur zu Beginn des eigenen Zuges und spricht nur von Waffen; nach dem Kapitel über den General Store darf eine neu gekaufte Waffe oder ein neu gekauftes Reittier dennoch sofort zum Hauptgegenstand werden. Die Ausgabe widerspricht sich selbst.
    .ru = Zu Beginn des eigenen Zuges oder beim Kauf einer neuen Waffe oder eines neuen Reittiers; steht noch einmal im Kapitel über Gegenstände.
    .of = 07a21a20
clause-item-05 =
    Ein Reittier ersetzt die Bewegungsweite 2; eine Waffe hilft in Kämpfen.
    Beides wird an einem General Store noch einmal für denselben Preis verbessert.
    Die verbesserte Seite hat einen eigenen Namen, einen besseren Effekt und einen Wert in LP.
    Siehe OPEN-52.
    .of = eb0f5a26
clause-item-06 =
    Sonstige Gegenstände lassen sich nicht verbessern.
    Ein Spieler hat bis zu drei verschiedene und kann keinen weiteren kaufen oder erhalten, bis wieder Platz ist.
    Siehe DIFF-103.
    Vorgabe: Es gibt keinen Weg zu einem vierten.
    .fr = Darf keinen weiteren kaufen.
    .de = Darf keinen weiteren erwerben.
    .ru = Darf keinen weiteren erwerben.
    .of = ff9dbf3d
clause-item-07 =
    Platz wird nur frei, indem man Gegenstände nutzt, die sich selbst abwerfen, wie Proviant oder Whiskey.
    Siehe DIFF-29.
    Vorgabe: auf keine andere Weise (eine Erweiterung fügt eine Ausnahme hinzu: GBH-07).
    .fr = Sagt nur, sobald Platz ist, ohne zu nennen, wodurch.
    .de = Sagt nur, sobald Platz ist, ohne zu nennen, wodurch.
    .of = c29c3806
clause-item-08 = Ein abgeworfener Gegenstand kommt auf den Aufsteller des General Store zurück und kann wieder gekauft werden.
    .of = 7edc9b14
clause-item-09 =
    Mit dem Muli darf sein Besitzer, solange es aktiv ist, mehr als 4 Nuggets haben.
    Wechselt er zu einem anderen Reittier, muss er die Nuggets über 4 zurückgeben.
    Siehe DIFF-76, OPEN-54.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .of = 2d22a3c3
clause-item-10 =
    Gegenstände, die in den Regeln genannt sind: Revolver, Gewehr, Flinte (Waffen; die verbesserte Flinte senkt die Karte des Gegners um 1), Muli (Reittier), Minenplan, Whiskey, Proviant, Cowboyhut (sonstige).
    Whiskey zu kaufen und Proviant zu nutzen heilt Verletzungen.
    .fr = Im Beispiel zum Duell erhöht die verbesserte Flinte stattdessen die Karte ihres Besitzers um 1 (DIFF-21).
    .of = ec8e56d8
clause-hand-01 =
    Pokerkarten geben Aktionen, Boni oder Reaktionen, entscheiden durch ihren Wert Kämpfe und werden beim Poker gespielt.
    Jede hat mindestens eine der drei Arten von Effekten.
    .of = 9bd54430
clause-hand-02 =
    Die Handkartenzahl ist 5 minus 1 für jede Verletzung.
    Geprüft wird sie nur am Ende des eigenen Zuges; zu anderen Zeiten darf eine Hand größer sein.
    .of = 265d1c05
clause-hand-03 = Aktion: im eigenen Zug für 1 Aktion genutzt; danach abgelegt (CARD-02).
    .of = fc457455
clause-hand-04 =
    Bonus: wirkt nach dem Aufdecken der Karten und nur, wenn seine Bedingung erfüllt ist (zum Beispiel „in einem Kampf gespielt“).
    Er kostet keine Aktion und wirkt auch in den Zügen anderer.
    .of = db5a1a33
clause-hand-05 =
    Reaktion: aus der Hand gespielt, wenn ihre Bedingung eintritt, um den Ausgang einer Aktion zu ändern.
    Sie kostet keine Aktion und wirkt auch in den Zügen anderer.
    .of = d0292325
clause-hand-06 = Abgeworfene Pokerkarten kommen auf den offenen Stapel neben dem Pokerstapel.
    .of = 8fe48394
clause-hand-07 =
    Ist der Stapel leer, während Karten gezogen werden müssen, wird der Ablagestapel zu einem neuen Stapel gemischt und weitergezogen.
    Siehe OPEN-26.
    .of = 4f60d173
clause-hand-08 = In einem Kampf wird eine Reaktion nach dem Aufdecken und den Boni und vor dem Effekt einer Kampfkarte gespielt.
    .of = d40954cb
clause-hand-09 =
    Wie viele Reaktionen gespielt werden dürfen.
    Siehe DIFF-77, OPEN-66.
    Vorgabe: außerhalb von Kämpfen beliebig viele; in einem Kampf jede Reaktionskarte einmal.
    .en = In einem Kampf beliebig viele, keine andere Grenze in den Regeln; die Karte Flossen hoch! begrenzt sich selbst auf eine pro Kampf.
    .fr = In einem Kampf beliebig viele; keine andere Grenze.
    .de = In einem Kampf beliebig viele; keine andere Grenze.
    .ru = Eine Reaktion pro Aktion; in einem Kampf mehrere Reaktionen, aber nicht zweimal dieselbe Reaktionskarte.
    .of = b1faa777
clause-hand-10 =
    Pokerkarten, die in den Regeln genannt oder beschrieben sind, nach Wert:
    2, Aufsatteln, Aktion: Zug auf ein beliebiges Feld einer Stadt.
    2♦, Betrug, Bonus: zählt beim Poker als beliebiger Wert.
    3, Sprint, Reaktion: gespielt, wenn eine Bewegungsaktion endet: bis zu 2 weitere Felder.
    4 (4♥), Banditenjagd, Aktion: der Sheriff zieht bis zu 3 Felder (SHERIFF-04); ein Marschall- oder Wanted-Spieler erhält außerdem 1 LP.
    6, Flossen hoch!, Reaktion: senke nach dem Aufdecken die gegen dich gespielte Karte um 2, einmal pro Kampf (DIFF-67).
    8, Schießerei, Bonus: in einem Kampf gespielt, darf sie das Ergebnis des Kampfes sofort aufheben und einen neuen Kampf beginnen.
    8♠: nur ein Name, in einer Ausgabe.
    9♠, Instinkte, Aktion und Bonus: Effekte nicht angegeben; der Bonus hat mit dem Abwerfen zu tun (CARD-05).
    10 (10♣), Katzengold, Bonus: gilt bei jeder Aktion und jedem Effekt als Goldnugget.
    10♥, Glück, Bonus: im Beispiel $30 und 1 Pokerkarte (POKER-19).
    J (J♣, J♥), Kugelsicher, Bonus: in einem Kampf gespielt, hebt die Karte die Verletzungen auf, die ihr Besitzer erhielte; er verliert außerdem 1 Verletzung.
    Q, Schneller Schütze, Bonus: gegen einen Banditen, den Wachmann oder den Sheriff gespielt, darf die Karte den Effekt der Kampfkarte aufheben.
    K, Entschlossenheit, Aktion: erhalte 2 Aktionen.
    A, Lebende Legende, Aktion: ein Punkt auf einer der beiden Seiten, Marschall oder Wanted.
    Wert nicht angegeben, Reputation: Art und Effekt nicht angegeben; höchstens eine im eigenen Zug (CARD-06).
    .en = Flossen hoch! senkt um 2, einmal pro Kampf.
    .fr = Im Beispiel senkt Flossen hoch! um 1.
    .de = Im Beispiel senkt Flossen hoch! um 1. Das Pokerbeispiel nennt die 8♠ „Schlägerei“.
    .ru = Flossen hoch! senkt um 2. Banditenjagd bewegt den Sheriff 3 Felder, ohne „bis zu“.
    .of = c1f998c3
clause-hand-11 =
    Kampfkarten, deren Effekt die Regeln angeben.
    3: der Spieler erhält 2 Verletzungen.
    J: der Spieler erhält $10.
    7: genannt, ohne ihren Effekt.
    .of = e83b42d0
clause-wound-01 = Jede Verletzung senkt die Handkartenzahl um 1 (HAND-02).
    .of = 9607e2af
clause-wound-02 = Jede Verletzung kostet am Spielende 1 LP (SCORE-04).
    .of = bb3484ea
clause-wound-03 = Ein Spieler hat höchstens 3 Verletzungen; weitere zählen nicht.
    .of = f020165b
clause-wound-04 =
    Wer einen Kampf verliert, erhält 1 Verletzung.
    Siehe DIFF-92.
    .fr = Ausgesprochen: gegen einen NSC oder einen Spieler.
    .de = Ausgesprochen: gegen einen NSC oder einen Spieler.
    .of = 4486695b
clause-wound-05 = Verletzungen heilen: der Doktor (HEAL-01), der Bonus von Kugelsicher in einem Kampf, der Kauf von Whiskey, die Aktion von Proviant.
    .of = 8796bfd3
clause-endgame-01 =
    Die beim Aufbau vereinbarte Dauer: kurz 15 LP, mittel 20 LP, lang 25 LP.
    Siehe DIFF-12.
    .de = Die drei Zahlen stehen nur im letzten Kapitel.
    .of = 05184125
clause-endgame-02 = Das Ende wird ausgelöst, wenn ein Spieler mindestens so viele LP hat.
    .of = 0d9593c1
clause-endgame-03 =
    Wann und für wen das geprüft wird: in Schritt 4 der Schlussphase (ENDTURN-05).
    Siehe DIFF-13, OPEN-48.
    Vorgabe: Jeder Spieler, der die Zahl erreicht oder überschritten hat, löst es aus; geprüft wird in diesem Schritt.
    .en = „Er“, in dieser Liste der Spieler, dessen Zug endet; die Kapitel über das Ziel und über das Ende sagen: ein Spieler.
    .fr = Der Spieler, dessen Zug endet; die Kapitel über das Ziel und über das Ende sagen: ein Spieler.
    .de = „Jemand“, in der Liste und in der Übersicht.
    .ru = In der Liste der aktive Spieler, in der Zugübersicht auf der letzten Seite „jemand“.
    .of = 0e615778
clause-endgame-04 =
    Die laufende Runde wird zu Ende gespielt.
    Danach hat jeder, vom Startspieler an und auch wer das Ende ausgelöst hat, noch einen Zug, sodass alle gleich viele Züge hatten.
    .of = c9887749
clause-endgame-05 = Nach dem letzten Zug folgt die Schlusswertung.
    .of = df247368
clause-endgame-06 =
    Überschrift des Kapitels über das Spielende.
    Nur Darstellung.
    Siehe DIFF-90.
    .de = Dieselbe Überschrift wie bei der Schlussphase eines Zuges.
    .of = 5127d98c
clause-score-01 = Die Schlusswertung zählt zu den LP auf der Anzeige Folgendes hinzu, in dieser Reihenfolge.
    .of = b46339b7
clause-score-02 = Die aufgedruckten LP jedes verbesserten Reittiers und jeder verbesserten Waffe im Besitz, ob aktiv oder nicht.
    .of = 2b496178
clause-score-03 =
    1 LP für je volle $60, ohne zu runden.
    Durch die Grenze von $120 ist eine Höchstzahl von 2 LP ohne Bedeutung, solange kein Effekt diese Grenze aufhebt.
    Siehe DIFF-79.
    Vorgabe: keine Höchstzahl.
    .en = Keine Höchstzahl.
    .fr = Höchstens 2 LP.
    .de = Höchstens 2 LP.
    .ru = Keine Höchstzahl.
    .of = 71cd659d
clause-score-04 = Minus 1 LP für jede Verletzung.
    .of = 338d7b54
clause-score-05 = Meistgesucht 3 LP, jeder andere Wanted-Spieler 1 LP; sind mehrere meistgesucht, jeder 1 LP (WANTED-06).
    .of = 7993d164
clause-score-06 = Marschallspieler erhalten LP nach ihrer Reihe: erste Reihe 1, zweite Reihe 2, dritte Reihe 3.
    .of = 8140cff6
clause-score-07 =
    Mit der Variante Zielkarten: die Legendenchips werden aufgedeckt und ihre LP hinzugezählt.
    Siehe DIFF-91.
    .de = Dem Wortlaut nach werden die Ziele aufgedeckt und die gesammelten Chips gewertet; gemeint ist dasselbe.
    .of = 9d8cf087
clause-score-08 = Die höchste Summe gewinnt.
    .of = e85cad7b
clause-tiebreak-01 =
    Zuerst: die meisten Punkte auf der eigenen Leiste, Marschall oder Wanted.
    Siehe OPEN-72.
    .of = 32458a25
clause-tiebreak-02 = Dann: die meisten Goldnuggets.
    .of = 4f01d428
clause-tiebreak-03 = Dann: die wenigsten Verletzungen.
    .of = bebfbbb8
clause-tiebreak-04 =
    Zuletzt: wer dann noch gleichauf ist, teilt sich den Sieg.
    Siehe DIFF-80, OPEN-71.
    Vorgabe: geteilt.
    .de = Die Beteiligten tragen darum ein Duell aus; ein Ablauf ist nicht angegeben.
    .of = 04584178
clause-firstgame-01 = Aufgebaut wird wie sonst, mit den folgenden Ausnahmen.
    .of = 1cdcf970
clause-firstgame-02 = Drei Gegenstände bleiben in der Schachtel: Minenplan, Cowboyhut und Whiskey.
    .of = 395d2ec8
clause-firstgame-03 =
    Alle Viehchips kommen in die Schachtel zurück.
    Die Aktion, Vieh zu erwerben, entfällt.
    Siehe DIFF-86.
    .ru = Vieh kann weder gekauft noch getrieben werden; die Wirkung ist dieselbe.
    .of = a7d2b677
clause-firstgame-04 =
    Die Charaktere werden unter Annie Oakley, Bass Reeves und Billy the Kid gewählt; bei 4 Spielern kommt Blutiges Messer dazu.
    Siehe OPEN-73.
    .of = 4dda0413
clause-firstgame-05 =
    Nur 20 Storykarten werden verwendet und zu einem einzigen Stapel gemischt (es ist immer nur eine Story verfügbar).
    Es sind: Der wilde, wilde Westen; Tot oder lebendig; Die Pinkertons; Örtliches Gesindel; Das Glück ist mit den Mutigen; Die gnadenlose Ödnis; Blutgeld; High Noon; Schmier Dreck drauf; Das Gesetz; Stämme der Mesa; Spottbilliges Pferd; Geistermine; Schlangenölverkäufer; Die Witwe; Blitzsauber und ordentlich; Der Prediger; Das richtige Werkzeug; Der Sheriff von Darkrock; Harte Zeiten.
    .of = c95ed38d
clause-firstgame-06 =
    Zielkarten bleiben in der Schachtel.
    Billy the Kid beginnt mit dem Startspielermarker, weil er die meisten Wanted-Punkte hat.
    .of = 729005bd
clause-firstgame-07 =
    Nummern der Aufbauschritte, auf die die Seite zum ersten Spiel verweist.
    Nur Darstellung.
    Siehe DIFF-85.
    .en = Verweist auf die Schritte 2, 5, 10, 15, 17, 18 für Gegenstände, Vieh, Charaktere, Storys, Ziele, Startspieler; im eigenen Aufbau stehen sie bei 3, 6, 9, 15, 21 und 12. Nur die Storys stimmen.
    .fr = Verweist auf die Schritte 2, 5, 10, 15, 17, 18 (die Seite ist auf Englisch); im eigenen Aufbau stehen Gegenstände bei 3, Vieh bei 6, Charaktere und Startspieler bei 11, Storys bei 17. Nichts stimmt.
    .de = Verweist auf die Schritte 2, 5, 10, 15, 17, 18; im eigenen Aufbau stehen Gegenstände bei 3, Vieh bei 6, Charaktere und Startspieler bei 11, Storys bei 16. Nichts stimmt.
    .ru = Verweist auf 3, 6, 9, 15, was zum eigenen Aufbau passt, und auf 17, 18 (Ziele, Startspieler), was nicht passt (21 und 12).
    .of = 70ae90d5
clause-firstgame-08 =
    Die Dauer beträgt 15 LP.
    Sind sie erreicht, geht es weiter, bis der Startspieler an der Reihe ist; von da an hat jeder Spieler noch einen Zug.
    Gewertet wird wie sonst; erwähnt sind hier nur verbesserte Gegenstände und die beiden Leisten, doch nichts nimmt Geld und Verletzungen aus.
    .of = 81fd2c2d
clause-firstgame-09 =
    Sprache und Titel der Seite zum ersten Spiel.
    Nur Darstellung.
    Siehe DIFF-87.
    .en = Die Liste sagt „Bloody Money“, die Beispielkarte „Blood Money“.
    .fr = Die Seite und ihre Liste sind auf Englisch. Die Liste sagt „Bloody Money“, die Beispielkarte „Blood Money“.
    .of = aac3f139
clause-goal-01 = Die Tableaus liegen so, dass die Seite mit Plätzen für Legendenchips oben ist.
    .of = ceba4bcb
clause-goal-02 =
    Von den 4 Zielkarten des eigenen Charakters kommt eine zufällig gezogene ungesehen in die Schachtel zurück; die anderen 3 werden vor den Gegnern verborgen behalten.
    Siehe DIFF-108.
    Vorgabe: Der Besitzer sieht diese 3 an.
    .en = Sagt nur, dass die anderen sie nicht sehen dürfen.
    .fr = Sagt nur, dass die anderen sie nicht sehen dürfen.
    .de = Sagt nur, dass die anderen sie nicht sehen dürfen.
    .ru = Sagt ausdrücklich, dass der Besitzer diese 3 ansieht.
    .of = 99a9d681
clause-goal-03 = Alle 18 Legendenchips liegen verdeckt in Reichweite.
    .of = 1366c942
clause-goal-04 =
    Wer ein Ziel erreicht, darf es erfüllen, indem er die Karte aufdeckt und ihre Bedingung nennt.
    Das kostet keine Aktion.
    In einem Zug können mehrere Ziele erfüllt werden, im ganzen Spiel drei.
    .of = cc55f528
clause-goal-05 =
    Belohnung: der Spieler zieht so viele Chips, wie er bisher Ziele erfüllt hat, dieses eingerechnet, und behält danach insgesamt nur so viele Chips, wie er Ziele erfüllt hat; die überzähligen werden verdeckt zurückgemischt.
    Erstes Ziel: 1 ziehen, 1 behalten.
    Zweites Ziel: 1 + 2 gezogene = 3, 2 behalten.
    Drittes Ziel: 2 + 3 gezogene = 5, 3 behalten.
    Siehe DIFF-82.
    Vorgabe: Der Spieler wählt, welche Chips er behält.
    .en = Sagt nicht, wer wählt.
    .fr = Sagt nicht, wer wählt.
    .de = Der Spieler wählt, welche Chips er behält.
    .ru = Der Spieler wählt, welche Chips er behält.
    .of = 2273f36b
clause-goal-06 =
    Die 18 Chips: sechs sind 1 LP wert, neun 2, drei 3.
    Siehe DIFF-81.
    Vorgabe: 6/9/3.
    .de = Neun sind 1 LP wert, sechs 2, drei 3; die ersten beiden Zahlen sehen vertauscht aus.
    .of = d5ea5ab3
clause-goal-07 =
    Chips zählen am Ende (SCORE-07).
    Nicht erfüllte Ziele kosten nichts.
    .of = 283d4a8a
clause-mib-01 =
    Bei 2 Spielern wird der Stapel Man in Black verwendet.
    Das Spiel bleibt gleich, und auch der Man in Black will gewinnen.
    .of = ebceb1e1
clause-mib-02 =
    Der Stapel hat 11 Karten: 10 Aktionskarten und 1 andere Karte mit Regeln.
    Siehe DIFF-88.
    .en = Eine Regelkarte.
    .fr = Eine Karte mit Regeln und Aufbau.
    .de = Eine Karte mit Regeln und Aufbau.
    .ru = Eine besondere Übersichtskarte mit den Regeln.
    .of = 6d31347d
clause-mib-03 =
    Alle weiteren Regeln stehen auf dieser Karte und sind hier nicht bekannt.
    Siehe OPEN-01.
    .of = 2d95baaf
clause-www-01 =
    Sobald das Spielende ausgelöst ist, können Wanted-Spieler nicht mehr verhaftet werden und verlieren daher auf diese Weise keine Wanted-Punkte mehr.
    Siehe DIFF-83.
    Vorgabe: vom Ende des Zuges an, in dem es ausgelöst wird.
    .de = Nur diese Ausgabe hat die Variante Wild Wild West. Sie sagt in Klammern, wann das ist: sobald ein Spieler die nötigen LP hat.
    .of = 88a7f883
clause-www-02 =
    Wer ein Duell verliert, verliert zusätzlich zu der 1 Verletzung, die er erhält, 1 LP.
    Siehe DIFF-83.
    .de = Nur diese Ausgabe hat die Variante Wild Wild West.
    .of = 15124f3c
clause-www-03 =
    Wer im eigenen Zug einen Kampf gewinnt, etwa gegen einen anderen Spieler oder den Sheriff, erhält 1 LP zusätzlich.
    Siehe DIFF-83.
    .de = Nur diese Ausgabe hat die Variante Wild Wild West.
    .of = 174c8e91
clause-www-04 =
    Ein Räuber darf statt der Hälfte alle Nuggets oder alles Geld nehmen.
    Siehe DIFF-83.
    .de = Nur diese Ausgabe hat die Variante Wild Wild West.
    .of = ea7915cd
clause-extras-01 =
    Inhalt: 6 Charaktere, 24 Zielkarten (4 für jeden Charakter), 24 Storykarten, 6 Spielerfiguren, 18 Gegenstandskarten (Reittiere, Waffen, sonstige), 2 Pokerkarten, 6 Banditenkarten, 1 Bogen Aufkleber, 1 Stoffbeutel für die Legendenchips.
    Sie tragen ein eigenes Zeichen.
    .of = 65407821
clause-extras-02 = Aufbau: die neuen Charaktere, Storys und Pokerkarten unter die alten mischen (weiterhin erhält jeder Spieler 2 Charaktere), die neuen Gegenstände auf den Aufsteller und die Legendenchips in den Beutel legen.
    .of = db9129be
clause-extras-03 =
    Die 2 Pokerkarten sind Joker.
    Ein Joker hat im Kampf und beim Poker keinen eigenen Wert.
    .of = 13302442
clause-extras-04 = Ein Joker dient als Kopie einer anderen Karte derselben Hand: sein Besitzer zeigt diese Karte und behält sie.
    .of = 0eaf8728
clause-extras-05 = Ein Joker im Flop oder vom Dealer gespielt zählt als Karte beliebiger Farbe und beliebigen Wertes.
    .of = efaeabbd
clause-extras-06 =
    Variante Banditenkarten: jede der sechs Banditenfiguren trägt, an sich selbst oder an ihrem Ring, einen Aufkleber: Falschspieler, Räuber, Bandido, Pferdedieb, Desperado, Flüchtiger.
    Die 6 Banditenkarten werden gemischt und neben den Stapel der Kampfkarten gelegt.
    .of = d6e7e8f5
clause-extras-07 = Wer ein Feld mit einem Banditen betritt, deckt die oberste Banditenkarte auf; die Zahl auf dem Aufkleber der Figur sagt, welcher Teil davon gilt, und dieser Teil wird vorgelesen.
    .of = 1d260aee
clause-extras-08 = Ein Teil ist von einer von vier Arten: besondere Bedingungen des Kampfes, zusätzliche Belohnung, zusätzliche Strafe oder ein Zitat ohne Effekt.
    .of = d5a9a416
clause-extras-09 = Der Kampf läuft dann mit diesem Effekt nach BANDIT-04 ab.
    .of = e25f0488
clause-extras-10 = Wer die Storykarte vollendet oder sonst einen Effekt auslöst, der Banditen ins Spiel bringt, bestimmt, welche Figur in welches Versteck kommt.
    .of = 305b2c41
clause-gbh-01 =
    Inhalt: 3 Charaktere, 12 Zielkarten (4 für jeden Charakter), 16 Storykarten, 12 legendäre Gegenstände.
    Sie tragen ein eigenes Zeichen.
    .of = a58627d6
clause-gbh-02 = Aufbau: die neuen Charaktere und Storys unter die alten mischen; die legendären Gegenstände mit der Rückseite zu den Spielern auf den Aufsteller stellen.
    .of = a222f0a5
clause-gbh-03 =
    Neuer Auslöser für Storys: einen Kampf mit einem anderen Spieler beginnen.
    Er muss nicht gewonnen werden.
    .of = 93781149
clause-gbh-04 = Einige der neuen Storys bringen legendäre Gegenstände: jeder Beteiligte zieht ungesehen einen vom Aufsteller, auch mit mehreren Scheiben nur einen.
    .of = 550b21b5
clause-gbh-05 = Legendäre Gegenstände sind Reittiere, Waffen oder sonstige und folgen den üblichen Regeln, nur lassen sich diese Waffen und Reittiere nicht verbessern.
    .of = ed02cfc9
clause-gbh-06 = Manche legendären Gegenstände bringen am Spielende LP.
    .of = 2b2872e7
clause-gbh-07 = Wer drei sonstige Gegenstände hat und einen legendären Gegenstand erhält, darf einen davon abwerfen, um Platz zu schaffen.
    .of = 04f5e0ab
clause-gbh-08 = Ein abgeworfener legendärer Gegenstand kommt auf den Aufsteller zurück und wird in den Stapel der legendären Gegenstände gemischt.
    .of = 2ca3c007
clause-limit-01 =
    Material: 1 Spielplan, 6 doppelseitige Tableaus, 12 Wertungswürfel, 12 Storyscheiben, 2 Schürfwürfel, 36 Goldnuggets, 6 Verletzungsmarker, 1 Spielendemarker, 16 Viehchips, 18 Legendenchips, 1 Startspielermarker, 6 Spielhilfen.
    Karten: 12 Charaktere, 40 Storys, 52 Pokerkarten, 11 Karten Man in Black, 48 Ziele (4 für jeden Charakter), 54 Geldkarten (36 zu $10, 18 zu $20), 13 Kampfkarten, 54 Gegenstände.
    Außerdem 13 Figuren mit ihren Ringen oder Standfüßen (SETUP-08) und 1 Aufsteller.
    Siehe DIFF-10.
    .ru = In der Liste fehlen die Tableaus, die Viehchips und die Spielhilfen, die in den Regeln alle vorkommen.
    .of = 58445bda
clause-limit-02 = Geld im Spiel: 36 × $10 + 18 × $20 = $720, genau sechs Spieler × $120.
    .of = a00f4e7c
clause-limit-03 = Ein Spieler: höchstens $120, 4 Nuggets (mehr mit dem Muli), 1 Viehchip, 3 Verletzungen, 3 sonstige Gegenstände, 1 Exemplar eines Gegenstands, 3 Ziele.
    .of = 26ce1329
clause-limit-04 = Ein Spieler: 2 Storyscheiben; 1 gelegte pro Zug.
    .of = 8d94fd4b
clause-limit-05 = Ein Spieler: 3 Aktionen pro Zug; 1 Überfall pro Zug; 1 Kampf gegen denselben Spieler pro Zug; 1 Karte Reputation im eigenen Zug.
    .of = 14e66055
clause-limit-06 = Hand: 5 minus Verletzungen, am Ende des eigenen Zuges (also nie unter 2).
    .of = aa1399fc
clause-limit-07 = Banditen: 6 Figuren, 6 Verstecke, 1 in jedem Versteck.
    .of = 20dcec9f
clause-limit-08 = Gezogene Kampfkarten: Bandit 2, Wachmann 3, Sheriff 4; alle kommen zurück, also wird der Stapel von 13 nie leer.
    .of = c34e2f38
clause-limit-09 = Auf Storykarten aufgedruckte Schritte des Sheriffs: 0 bis 6.
    .of = 6733a376
clause-limit-10 = Kartenwerte in Kämpfen: nie unter 2, nie über A.
    .of = 69986d3f
clause-limit-11 = Leisten: 9 Felder in 3 Reihen zu je 3; was darüber hinausgeht, bringt LP (MARSHAL-05, WANTED-03).
    .of = 77706617
clause-limit-12 = Storystapel: 40 Karten in zwei Stapeln zu etwa 20; im ersten Spiel 20 in einem; mit beiden Erweiterungen 80.
    .of = 16175e76
clause-limit-13 = Spieler: Scheiben sind für 2 bis 6 vorgesehen; 2 Spieler brauchen den Man in Black.
    .of = a9d8b3fc
clause-limit-14 =
    Was auf den Leisten steht.
    Wanted-Pfad: Feld 1: der Sheriff wird aktiv; Felder 2, 4, 6 und 8: ziehe 1 Pokerkarte; Felder 3, 5 und 7: nichts; über Feld 9 hinaus: 1 LP für jeden Punkt.
    Reihen 1, 2 und 3 des Wanted-Pfads (Felder 1 bis 3, 4 bis 6, 7 bis 9): 1, 2 und 3 LP am Ende jedes eigenen Zuges.
    Marschallkarriere: Felder 1 und 2: je $20; Feld 3: 2 LP; Felder 4 und 5: je $30; Feld 6: 4 LP; Felder 7 und 8: je $40; Feld 9: 6 LP; darüber hinaus 1 LP für jeden Punkt.
    Reihen 1, 2 und 3 der Marschallkarriere (Felder 1 bis 3, 4 bis 6, 7 bis 9): 1, 2 und 3 LP am Spielende.
    Siehe OPEN-49.
    .of = 1e2d9ace
clause-tip-01 = Waffen und Verbesserungen lohnen sich doppelt: in Kämpfen und am Ende.
    .of = f402cc69
clause-tip-02 =
    Zur Wahl der Kämpfe: meide Kämpfe, die du wahrscheinlich verlierst.
    Siehe DIFF-89.
    .de = Wer nicht kämpft, wird wahrscheinlich nicht gewinnen; der Sinn ist umgekehrt.
    .of = 9a68f75e
clause-tip-03 =
    Gold geht ohne beide Leisten: verkaufe Nuggets, dann genieße Unterhaltung; ein verbessertes Muli mit dem Minenplan hilft dabei.
    Siehe DIFF-109.
    .ru = Nennt Muli und Plan verbessert, obwohl sich der Plan als sonstiger Gegenstand nicht verbessern lässt (ITEM-06).
    .of = 26a963bf
clause-tip-04 = Trage nicht viel Geld oder Gold mit dir herum, vor allem nicht als Wanted-Spieler.
    .of = 98dfc046
clause-tip-05 = Marschallpunkte sind seltener als Wanted-Punkte; die Felder 3, 6 und 9 der Marschallkarriere sind die Ziele.
    .of = fb9c7a5c
clause-tip-06 =
    Besorge dir ein Reittier, bevor du zum Wanted-Spieler wirst; hebe hohe Karten, vor allem Schneller Schütze, für den Sheriff auf.
    Früh im Spiel ist es weniger gefährlich, Wanted-Spieler zu sein.
    Siehe DIFF-98.
    .de = Wanted-Spieler von Anfang an zu sein ist weniger gefährlich.
    .of = e83b30d1
clause-tip-07 = Mit mehr Spielern werden Storys schneller fertig, und der Sheriff zieht öfter.
    .ru = Nennt 5 oder 6 Spieler.
    .of = 3fd40a45
clause-example-01 =
    Duell, Annie Oakley gegen Bass Reeves.
    Ausgangslage: beide stehen auf demselben Feld; Annie ist am Zug und hat ihre legendäre Fähigkeit; Bass' aktive Waffe ist die verbesserte Flinte.
    Die Karten sind ein K für Annie (Entschlossenheit) und eine Q für Bass (Schneller Schütze); wie viele Handkarten sie haben, ist nicht angegeben.
    Ansage: Annie sagt ein Duell an.
    Annies Fähigkeit: bevor Karten gewählt werden, wirft Bass 1 Pokerkarte ab (und nimmt daher keine Verletzung).
    Bass hat keinen anderen Effekt zu Beginn des Kampfes, den er nutzen will.
    Wahl: Annie legt den K; Bass nimmt an und legt die Q.
    Waffe: die Flinte senkt Annies K um 1 auf Q.
    Vergleich: Q gegen Q, Gleichstand, der aktive Spieler gewinnt.
    Ergebnis: Annie +2 LP, 1 Aktion verbraucht, Hand −1.
    Ergebnis: Bass +1 Verletzung und zieht 1 Pokerkarte; Hand −1 (Fähigkeit) −1 (Q) +1 (verloren) = −1.
    Ablagestapel: 3 Karten mehr (die Karte der Fähigkeit, K, Q).
    Kein weiterer Verlust, da weder Verhaftung noch Raub angesagt war; wegen FIGHT-17 kann Annie in diesem Zug nicht noch einmal gegen Bass kämpfen.
    Siehe DIFF-19, DIFF-21, DIFF-22.
    .fr = Annies Fähigkeit wirkt, nachdem beide Karten verdeckt liegen; andere Effekte sind nicht erwähnt. Die Flinte erhöht Bass' Q um 1 auf K: K gegen K, Gleichstand. Dass Bass eine Karte zieht, ist entgegen FIGHT-15 nicht erwähnt.
    .de = Annies Fähigkeit wirkt, nachdem beide Karten verdeckt liegen; andere Effekte sind nicht erwähnt. Dass Bass eine Karte zieht, ist entgegen FIGHT-15 nicht erwähnt.
    .of = b1bfc4d4
clause-example-02 =
    Überfall, Billy the Kid gegen den Wachmann.
    Ausgangslage: Billy steht an der Bank in Darkrock und gibt 1 von 3 Aktionen aus; die Kampfkarten des Wachmanns sind 3, 7 und J (gezogen vom rechten Nachbarn); Billy hat den J♥ Kugelsicher; Verletzungen sind nicht angegeben.
    Schritte: der Wachmann legt die 3, und Billy legt Kugelsicher (zur Reihenfolge siehe HEIST-03); beide werden aufgedeckt.
    Die 3 gäbe Billy 2 Verletzungen; Kugelsicher hebt sie als Bonus auf.
    J schlägt 3.
    Ergebnis: Billy +3 Wanted-Punkte, +$80, 0 Verletzungen erhalten (und 1 Verletzung weniger, wenn er eine hatte: HAND-10).
    Von seinen 2 Wanted-Punkten aus steht er nun auf Feld 5 und hat 3, 4 und 5 betreten, was für Feld 4 1 Pokerkarte bringt.
    Kugelsicher wird abgelegt; 3, 7 und J kommen in zufälliger Reihenfolge unter den Stapel der Kampfkarten.
    Siehe DIFF-95.
    .ru = Lässt das Legen der Karten aus.
    .of = 4e488bbd
clause-example-03 =
    Kampf gegen einen Banditen, wobei Flossen hoch! um 2 senkt.
    Ausgangslage: Annie betritt das Feld eines Banditen und könnte noch weiterziehen; sie legt die 10♣ (Katzengold) und hat Flossen hoch!; die zwei Kampfkarten des Banditen sind ein J und eine nicht genannte, gelegt wird der J.
    Schritte: der Rest der Bewegung ist verloren.
    Aufdecken: 10 gegen J; der Bonus der 10 spielt keine Rolle.
    Annie spielt Flossen hoch!: J minus 2 ist 9.
    Der Effekt des J tritt ein: Annie erhält $10.
    10 schlägt 9.
    Ergebnis: Annie gewinnt: +$10 und 1 LP oder 1 Marschallpunkt nach ihrer Wahl (als Wanted-Spielerin nur LP); keine Verletzung, keine Karte.
    Der Bandit wird entfernt; Annies zwei Pokerkarten werden abgelegt; die zwei Kampfkarten kommen unter den Stapel der Kampfkarten.
    Siehe DIFF-67, DIFF-68.
    .en = Das Beispiel wie hier erzählt.
    .fr = Erzählt wie EXAMPLE-04.
    .de = Erzählt wie EXAMPLE-04.
    .ru = Das Beispiel wie hier erzählt.
    .of = f66ab4b8
clause-example-04 =
    Kampf gegen einen Banditen, wobei Flossen hoch! um 1 senkt.
    Ausgangslage: wie EXAMPLE-03; dass der Rest der Bewegung verloren ist, wird nicht erwähnt.
    Aufdecken: 10 gegen J.
    Flossen hoch! würde den J um 1 auf 10 senken; der Gleichstand ginge dennoch an den Banditen, also behält Annie die Karte.
    Der Effekt des J tritt ein: Annie erhält $10.
    J schlägt 10.
    Ergebnis: Annie verliert: +$10, +1 Verletzung, zieht 1 Pokerkarte.
    Der Bandit wird entfernt; eine Pokerkarte wird abgelegt; die Kampfkarten kommen unter ihren Stapel.
    Siehe DIFF-67, DIFF-68.
    .en = Erzählt wie EXAMPLE-03.
    .fr = Das Beispiel wie hier erzählt.
    .de = Das Beispiel wie hier erzählt.
    .ru = Erzählt wie EXAMPLE-03.
    .of = 350a7454
clause-example-05 =
    Poker gegen den Dealer.
    Ausgangslage: der aktive Spieler steht am Saloon von Darkrock; sonst ist niemand in Darkrock; der Vorrat legt $50 in den Pot; unter den Handkarten des aktiven Spielers sind 10♥ Glück und 10♣ Katzengold.
    Schritte: der aktive Spieler zahlt $10 (und zieht die Karte für den Einsatz); im Pot sind $60.
    Der rechte Nachbar ist Dealer, legt die eigene Hand beiseite und zieht 2♦ Betrug, 4♥ Banditenjagd, 9♠ Instinkte, J♣ Kugelsicher.
    Flop: J♦ 3♣ 10♠.
    Der Dealer spielt Betrug (als J) und Kugelsicher; der aktive Spieler spielt 10♥ und 10♣; alle werden verdeckt gelegt.
    Vergleich: der Dealer hat J♦ J♣ J (Betrug) 10♠ 3♣, drei Buben; der aktive Spieler hat 10♥ 10♣ 10♠ J♦ 3♣, drei 10er; der Dealer gewinnt.
    Ergebnis, aktiver Spieler: Geld −$10 +$30 (Glück) = +$20; Karten +1 (Einsatz) −2 (gespielt) +1 (Glück) +1 (verloren) = +1; kein LP.
    Die $60 kommen in den Vorrat zurück; der Dealer erhält nichts und nimmt die eigene Hand wieder auf.
    Abgelegt: 10♥, 10♣, Betrug, Kugelsicher, J♦, 3♣, 10♠ (und nach OPEN-27 Banditenjagd und Instinkte).
    Siehe DIFF-38, DIFF-39.
    .fr = Nennt den Ausgang ohne den Grund.
    .de = Mit anderen Karten erzählt: EXAMPLE-06.
    .ru = Soweit die Farben zu erkennen sind, ist Instinkte eine 9♣, und die 10♣ steht sowohl im Flop als auch in der Hand des aktiven Spielers; zu lesen sind 9♠ und 10♠. Der Dealer nimmt eine offene Karte Kugelsicher, was nicht zu verdeckt gelegten Karten passt und wohl ein Versehen ist; der aktive Spieler legt verdeckt.
    .of = 386e10ab
clause-example-06 =
    Poker gegen den Dealer, mit anderen Karten; nicht als Test zu verwenden, da es sich selbst widerspricht.
    Wie EXAMPLE-05, aber: die vier Karten des Dealers sind 2♦ Betrug, 4♥ Banditenjagd, 9♠ Instinkte und 8♠ „Schlägerei“; der Flop ist J♦ 3♠ 8♠; der Dealer spielt Betrug und Kugelsicher (J♠); der aktive Spieler spielt 10♥ und Katzengold (10♠).
    Kugelsicher war nicht unter den vier gezogenen Karten; die 8♠ ist sowohl in der Hand des Dealers als auch im Flop.
    Wörtlich genommen stimmt das Ergebnis dennoch: drei Buben mit Betrug schlagen ein Paar 10er.
    Für Tests EXAMPLE-05 verwenden.
    Siehe DIFF-38.
    .de = Nur diese Ausgabe erzählt es so.
    .of = 798bbd6c
clause-example-07 =
    Schlussphase.
    Ausgangslage: 5 Spieler; auf der ersten Storykarte liegen 3 Scheiben (Gelb, Blau, Rot), auf der zweiten 2; Billy ist Rot, hat 6 Pokerkarten und 2 Verletzungen und steht auf Feld 2 des Wanted-Pfads.
    Die erste Karte ist vollständig (3 nötig bei 5 Spielern): ihre Scheiben werden entfernt, und sie wird ausgewertet; Gelb, Blau und Rot werden belohnt.
    Die zweite Karte bleibt liegen.
    Handkartenzahl 5 − 2 = 3: Billy wirft 3 ab und behält 3.
    Reihe 1 des Wanted-Pfads: +1 LP.
    Die Belohnungen der Storykarte sind in dem Beispiel ausgelassen.
    .of = b79cde4e
clause-example-08 =
    Eine Story auswerten (Blutgeld).
    Ausgangslage: 5 Spieler; Rot hat die dritte Scheibe auf die erste Karte gelegt und wertet sie am Ende des eigenen Zuges aus; Beteiligte sind Gelb, Blau und Rot.
    Die Karte nennt die Gangs B und C; in einem Versteck von B steht schon ein Bandit; in einem Versteck von C steht ein Spieler.
    Die Scheiben kommen zu ihren Besitzern zurück.
    Jeder Beteiligte erhält $30 oder 1 Verletzung und $50.
    Banditen: in ein Versteck von B kommt ein Bandit, in das andere nicht (dort steht ein Bandit); in ein Versteck von C nicht (dort steht ein Spieler), in das andere schon.
    Dann bewegt Rot den Sheriff 3 Felder von der eigenen Figur weg.
    Siehe DIFF-58.
    .en = Rot ist Wanted-Spieler und schickt den Sheriff deshalb weg; eingezeichnet nach oben und rechts. Was nicht geht, wird als „zweiter“ und „dritter“ Bandit gezählt.
    .fr = Erwähnt nicht, dass Rot Wanted-Spieler ist; eingezeichnet nach oben. Auf der zweiten Karte liegen 2 Scheiben. Was nicht geht, wird als „zweiter“ und „dritter“ Bandit gezählt.
    .de = Erwähnt nicht, dass Rot Wanted-Spieler ist; eingezeichnet nach oben und rechts. Auf der zweiten Karte liegen 2 Scheiben. Was nicht geht, wird für jedes Versteck erklärt.
    .ru = Rot ist Wanted-Spieler und schickt den Sheriff deshalb weg; eingezeichnet nach rechts. Was nicht geht, wird als „zweiter“ und „dritter“ Bandit gezählt.
    .of = 1a581034
clause-example-09 =
    Marschallkarriere.
    Ausgangslage: Würfel auf Feld 1.
    2 Marschallpunkte erhalten: Felder 2 und 3.
    Ergebnis: +$20 und +2 LP; Würfel auf 3.
    .of = 91446327
clause-example-10 =
    Wanted-Pfad.
    Ausgangslage: Würfel auf Feld 5.
    1 Wanted-Punkt erhalten: Feld 6.
    Ergebnis: sofort 1 Pokerkarte ziehen; am Ende des Zuges des Spielers +2 LP für Reihe 2.
    .of = 365b8b93
clause-example-11 =
    Letzte Züge.
    Ausgangslage: kurzes Spiel (15 LP); im Uhrzeigersinn sitzen die Spieler von Rot (Startspielermarker) bis Blau und Lila; Lila ist der letzte Platz der Runde; Blau erreicht im eigenen Zug 15 LP.
    Blau beendet den Zug.
    Lila hat einen Zug; die Runde ist vorbei, weil links von Lila der Marker liegt.
    Dann hat jeder von Rot bis Lila noch einen Zug.
    Nach Lilas Zug endet das Spiel.
    Ergebnis: nach dem Auslösen hat Blau noch 1 Zug, Lila 2, die anderen je 1; insgesamt hatten alle gleich viele Züge.
    .of = 3f8813a4
clause-example-12 =
    Startspieler.
    Ausgangslage: unter den Charakteren am Tisch ist Billy the Kid mit 2 Wanted-Punkten (abgebildet sind noch Annie Oakley, Bass Reeves und Y.B. Rowdy; deren Startpunkte sind nicht angegeben).
    Ergebnis: Billys Spieler nimmt den Startspielermarker.
    .fr = Zeigt die Karten, ohne das Ergebnis zu nennen.
    .of = 4afed77f
clause-example-13 =
    Bewegung.
    Ohne Reittier 2 Felder; gezeigt sind mögliche Felder, eine gewöhnliche Bewegung, eine mit Reittier und eine verbotene (in eine Mesa).
    .de = Die Bewegung mit Reittier ist mit einem Mustang beschriftet.
    .of = a54b6f64
clause-t-01 =
    Gegeben: Duell K gegen Q, Waffe des Zielspielers −1 auf den Angreifer.
    Erwartet: Gleichstand bei Q, der aktive Spieler gewinnt, +2 LP; Zielspieler +1 Verletzung +1 Karte.
    .of = 403e1179
clause-t-02 =
    Gegeben: Überfall J (Kugelsicher) gegen 3.
    Erwartet: gelungen, +$80, +3 Wanted-Punkte, 0 Verletzungen.
    .of = 49277490
clause-t-03 =
    Gegeben: Überfall, gleiche Werte.
    Erwartet: der Wachmann gewinnt; mit dem Wert von FR und DE der Spieler.
    .of = 327014ea
clause-t-04 =
    Gegeben: Bandit 10 gegen J, Flossen hoch!.
    Erwartet: 10 gegen 9, der Spieler gewinnt, +$10.
    .of = 16a3ec32
clause-t-05 =
    Gegeben: Bandit 10 gegen J, mit den Werten von FR und DE.
    Erwartet: Flossen hoch! ergibt 10 gegen 10: der Bandit gewinnt.
    .of = a93bff63
clause-t-06 =
    Gegeben: Poker 10 10 auf J 3 10 gegen Betrug J auf J 3 10.
    Erwartet: der Dealer gewinnt, der Pot von $60 kommt in den Vorrat.
    .of = 9f5e404d
clause-t-07 =
    Gegeben: 6 Karten, 2 Verletzungen, Ende des Zuges.
    Erwartet: 3 abwerfen.
    .of = 922848ce
clause-t-08 =
    Gegeben: Wanted-Feld 2, Ende des Zuges.
    Erwartet: +1 LP.
    .of = f869d15f
clause-t-09 =
    Gegeben: Marschall von 1 auf 3.
    Erwartet: +$20, +2 LP.
    .of = c33efacc
clause-t-10 =
    Gegeben: Wanted von 5 auf 6.
    Erwartet: +1 Karte; am Ende des Zuges +2 LP.
    .of = 7d7521dc
clause-t-11 =
    Gegeben: 4 Nuggets verkaufen mit $50.
    Erwartet: +4 LP, Geld 50 + 80 = 130, gekürzt auf 120.
    Folgt aus DEPOSIT-01, DEPOSIT-02.
    .of = 010e76de
clause-t-12 =
    Gegeben: Unterhaltung für $120.
    Erwartet: +4 LP.
    Folgt aus REVEL-02.
    .of = d34ad07d
clause-t-13 =
    Gegeben: Verhaftung mit $50 und 3 Nuggets.
    Erwartet: verliert $30 und 2 Nuggets (OPEN-08).
    Folgt aus ARREST-04.
    .of = a599a34b
clause-t-14 =
    Gegeben: $120 in der Hand am Ende.
    Erwartet: +2 LP in jeder Ausgabe.
    Folgt aus SCORE-03.
    .of = 0838fa73
clause-t-15 =
    Gegeben: $110 in der Hand am Ende.
    Erwartet: +1 LP.
    Folgt aus SCORE-03.
    .of = 0fdd1755
clause-open-01 =
    Zahl der Spieler.
    Kein Bereich ist angegeben; Scheiben und Ringe reichen für 2 bis 6, und 2 brauchen den Stapel Man in Black, dessen Regeln hier nicht bekannt sind.
    Entscheidung: 3 bis 6; 2 mit dem Man in Black, dessen Karten hier entworfen sind.
    .of = f0ad2fbe
clause-open-02 =
    Reihenfolge der Entscheidungen beim Aufbau.
    Wer wählt unter Charakteren, Figuren und Startfeldern zuerst?
    Entscheidung: Charaktere gleichzeitig und geheim; ist der Startspieler bekannt, Startfelder in Zugreihenfolge.
    .of = 458b60c3
clause-open-03 =
    Ein Kampf ohne Pokerkarte.
    Entscheidung: Um einen Kampf oder Überfall anzusagen, braucht der aktive Spieler mindestens 1 Pokerkarte.
    Ein Zielspieler ohne Karten gilt als ablehnend.
    Nehmen Effekte zu Beginn des Kampfes dem aktiven Spieler die letzte Karte, verliert er den Kampf wie mit dem niedrigsten Wert.
    Wer ohne Karten das Feld eines Banditen betritt, verliert: 1 Verletzung, 1 Karte, kein Effekt der Kampfkarte, der Bandit wird entfernt.
    Ein Wanted-Spieler ohne Karten vor dem Sheriff ist verhaftet.
    .of = 0dc6910c
clause-open-04 =
    Strafen bei einer Verhaftung.
    Kommen Verletzung und Karte einer Verhaftung zu denen des verlorenen Kampfes hinzu?
    Entscheidung: nein, nur einmal.
    .of = da745f3b
clause-open-05 =
    Die Sherifffigur bei einer Verhaftung durch einen Spieler.
    Entscheidung: Beide Figuren kommen ins Büro (wie DE, RU).
    .of = 3ac3cd70
clause-open-06 =
    Ein anderer Wanted-Spieler ist schon im Büro, wenn der Sheriff dorthin gesetzt wird.
    Entscheidung: Gesetzt zu werden ist keine Bewegung; kein Abwerfen, kein Verhaftungsversuch.
    Es zählt erst ein späterer Zug des Sheriffs auf ein Feld.
    .of = 4d8b5817
clause-open-07 =
    Was der Kampf gegen einen Banditen kostet und was vom Zug übrig bleibt.
    Entscheidung: keine Aktion; die Bewegungsaktion ist verbraucht; übrige Aktionen bleiben.
    .of = 170f02e8
clause-open-08 =
    Die Hälfte des Geldes.
    Entscheidung: in Einheiten von $10 zählen und aufrunden: von $50 gibt der Verlierer $30; von 3 Nuggets 2; von 1 1; von 0 0.
    .of = 15b92898
clause-open-09 =
    Beute über die Grenzen des Räubers hinaus.
    Entscheidung: Der Zielspieler verliert die volle Hälfte; der Räuber behält bis zu $120 oder bis zur Grenze für Nuggets; der Rest kommt in den Vorrat.
    .of = b938ff9c
clause-open-10 =
    Der Räuber hat schon Vieh.
    Entscheidung: Er kann den Chip nicht nehmen; kein Tausch.
    .of = 3e6114fc
clause-open-11 =
    Reihenfolge der Bonuseffekte.
    Entscheidung: zuerst der aktive Spieler in beliebiger Reihenfolge, dann der Gegner; gegen einen NSC hat nur der Spieler Boni.
    .of = d3f896ed
clause-open-12 =
    Ende des Schritts Reaktion.
    Wenn einer passt und der andere dann spielt, darf der erste wieder spielen?
    Entscheidung: ja; der Schritt endet, wenn beide nacheinander passen.
    .of = 217f5e28
clause-open-13 =
    Wie weit Kugelsicher reicht.
    Entscheidung: Die Karte hebt Verletzungen durch das Ergebnis und durch die Kampfkarte dieses Kampfes auf, nicht eine zuvor zu Beginn des Kampfes genommene.
    Danach wird 1 Verletzung entfernt, wenn es eine gibt.
    .of = e60038f7
clause-open-14 =
    Schießerei.
    Entscheidung: Darüber wird im Bonusschritt des Aufdeckens entschieden, vor den Reaktionen.
    Alle bisher gespielten Karten werden abgelegt, niemand erhält oder verliert etwas, Kampfkarten kommen zurück, und ein neuer Kampf derselben Art gegen denselben Gegner beginnt mit den Effekten zu Beginn des Kampfes.
    Er kostet keine Aktion und ist für FIGHT-17 und HEIST-02 kein zweiter Kampf.
    .of = 02aed348
clause-open-15 =
    Schneller Schütze.
    Der Effekt der Kampfkarte kommt gewöhnlich zuletzt.
    Entscheidung: Dass er aufgehoben wird, sagt man im Bonusschritt an; das nimmt den späteren Effekt weg; der Wert bleibt.
    .of = 487c1094
clause-open-16 =
    Katzengold als Nugget.
    Entscheidung: Der Besitzer darf die Karte statt eines Nuggets abwerfen, wenn eine eigene Aktion oder ein eigener Effekt Nuggets ausgibt oder zählt (verkaufen: $20 und 1 LP).
    Für die Grenze von 4 und bei Gleichstand zählt sie nicht; für Verluste durch Raub oder Verhaftung siehe OPEN-95.
    .of = b7972fc1
clause-open-17 =
    Weniger als zwei Handkarten beim Poker.
    Entscheidung: gespielt wird, was da ist; ein Blatt aus vier Karten kann Paar, zwei Paare, Drilling oder Vierling sein, nie ein Blatt, das fünf Karten braucht (Straße, Flush, Full House, Straight Flush, Royal Flush, Fünf Gleiche).
    .of = b08c60db
clause-open-18 =
    Das Ass als niedrigste Karte einer Straße.
    Entscheidung: nein; das Ass ist nur hoch (Reihenfolge der Werte).
    Einstellbar machen.
    .of = 80935059
clause-open-19 =
    Betrug als Joker.
    Entscheidung: beliebiger Wert, die aufgedruckte Farbe bleibt (♦ auf der abgebildeten Karte).
    Ein Flush oder Straight Flush mit dieser Karte muss also Karo sein; Fünf Gleiche brauchen ein Betrug.
    .of = 509a5425
clause-open-20 =
    Beim Poker mitspielen.
    Entscheidung: Die anderen werden vom aktiven Spieler aus im Uhrzeigersinn gefragt; Antworten sind endgültig; Karten werden nach dem Flop geheim gewählt und zusammen aufgedeckt.
    .of = 977f8fcd
clause-open-21 =
    Vergleich innerhalb einer Art von Blatt.
    Entscheidung: wie üblich: Straßen nach der obersten Karte; Flushes und höchste Karten von der obersten Karte abwärts; Full House nach Drilling, dann Paar; zwei Paare nach höherem Paar, niedrigerem Paar, Beikarte; Paar und Drilling nach Wert, dann Beikarten.
    Nur gleiche Blätter sind ein Gleichstand.
    In EN, FR, DE und RU ist die höchste Karte allein schon das Blatt, wenn man nichts hat (POKER-14), und ein Gleichstand hängt an ihr.
    .of = dc30b2e9
clause-open-22 =
    Zu wenig Geld für den Einsatz.
    Entscheidung: Ein solcher Spieler kann weder beginnen noch mitspielen.
    .of = dfbdfe52
clause-open-23 =
    Wann Glück wirkt.
    Entscheidung: wenn die Karte beim Poker gespielt wird, gewonnen oder verloren, beim Aufdecken; einmal in jeder Pokerrunde.
    .of = 4acb4bd5
clause-open-24 =
    Dealer.
    Entscheidung: zahlt keinen Einsatz, zieht fürs Verlieren keine Karte, verliert Gleichstände gegen den aktiven Spieler, behält keine der vier Karten.
    .of = 39ad77fd
clause-open-25 =
    Den Pot teilen.
    Entscheidung: in Einheiten von $10, gleiche Teile abgerundet, Rest in den Vorrat; für jeden Teil gilt weiter die Grenze von $120.
    .of = eec6ee99
clause-open-26 =
    Pokerstapel und Ablagestapel sind beide leer.
    Entscheidung: ziehen, was sich ziehen lässt; der Rest verfällt.
    Wird der Stapel zwischen den Karten des Flops leer, sofort neu mischen.
    .of = 0c00049b
clause-open-27 =
    Nicht gespielte Karten des Dealers.
    Entscheidung: mit den gespielten abgelegt.
    .of = 760bcc8b
clause-open-28 =
    Seiten eines Schürfwürfels.
    Entscheidung: Goldnugget 3, Goldrückstände 1, Goldstaub 1, Kies 1, wie in einem Programm, das das Spiel begleitet.
    .of = 2ba57d6b
clause-open-29 =
    Wanted-Spieler am Bahnhof.
    Entscheidung: darf für die aufgedruckte Belohnung abliefern, ohne den Marschallpunkt.
    .of = 21cf216a
clause-open-30 =
    Viehdiebstahl eines Marschallspielers.
    Entscheidung: erlaubt; MARSHAL-06 gilt vor der Belohnung des Chips.
    .of = 5f4b53b2
clause-open-31 =
    Eine Bewegung beenden.
    Entscheidung: Jede eigene Bewegung im eigenen Zug zählt (Bewegungsaktion, Aufsatteln, Sprint, Bewegung eines Charakters); durch eine Verhaftung gesetzt zu werden zählt nicht.
    .of = 168b992e
clause-open-32 =
    Sprint nach einem Kampf gegen einen Banditen.
    Entscheidung: erlaubt; der Kampf hat die Bewegungsaktion beendet, Sprint ist eine neue Bewegung danach.
    .of = 4146c2e5
clause-open-33 =
    Aufsatteln.
    Entscheidung: Die Figur kommt auf ein beliebiges Feld einer Stadt; Felder dazwischen werden nicht betreten; ein Wanted-Spieler kann nicht das Feld des Sheriffs wählen.
    .of = 57ea2483
clause-open-34 =
    Weg des Sheriffs.
    Entscheidung: Nachbarschaft wie bei Spielern, Mesas gesperrt, Felder dürfen mehrmals betreten werden, auch solche mit Banditen und Spielern; mit Banditen geschieht nichts.
    .of = 6512f933
clause-open-35 =
    Bis zu oder genau.
    Entscheidung: bis zu (0 erlaubt), wie auf den Karten von EN, FR, DE; ein Schalter für genau.
    .of = d45619e6
clause-open-36 =
    Der Sheriff zieht durch das Feld eines Wanted-Spielers.
    Entscheidung: Betritt er es, kommt es sofort zum Abwerfen und zum Versuch, und die Bewegung endet.
    .of = 41c14c76
clause-open-37 =
    Die Wanted-Spieler, die nicht verhaftet werden sollen.
    Entscheidung: Sie verlieren nur die abgeworfene Karte.
    .of = f69e89c4
clause-open-38 =
    Verhaftung des aktiven Spielers in der eigenen Schlussphase.
    Entscheidung: Storys werden vor den LP der Wanted-Spieler ausgewertet, also erhält ein dabei Verhafteter in ENDTURN-04 keine LP; die Handkartenzahl wird mit der neuen Verletzung geprüft.
    .of = 3b17a424
clause-open-39 =
    Auslöser, die in der Schlussphase erfüllt werden.
    Entscheidung: Auslöser zählen vom Beginn des Zuges, bis ENDTURN-02 beginnt; für das, was Belohnungen von Storys bringen, werden keine Scheiben gelegt.
    .of = 690e31b5
clause-open-40 =
    Reihenfolge, in der Beteiligte wählen.
    Entscheidung: im Uhrzeigersinn von dem Spieler aus, der auswertet.
    .of = 40893ec8
clause-open-41 =
    Ein Storystapel geht zu Ende.
    Entscheidung: Sein Platz bleibt leer; sind beide leer, gibt es keine Storys mehr.
    .of = 03bc319e
clause-open-42 =
    Wann die nächste Storykarte verfügbar wird.
    Entscheidung: sobald die ausgewertete Karte entfernt ist, also nach allen ihren Schritten.
    .of = da0fc277
clause-open-43 =
    Eine Scheibe versetzen.
    Entscheidung: Das zählt als die eine Scheibe des Zuges; es kann die Karte vollenden, auf die sie kommt; der verlassene Platz ist wieder frei.
    .of = c9e33e2f
clause-open-44 =
    Wanted-Punkte für einen Marschall als Belohnung einer Story.
    Entscheidung: Erhaltene Punkte wechseln immer die Seite; eine als Wahl formulierte Belohnung darf man ablehnen, andere nicht.
    .of = 5c07d11a
clause-open-45 =
    Der erste Punkt auf einer Leiste.
    Entscheidung: Der Würfel kommt von außen auf Feld 1 und bringt die Belohnung dieses Feldes; bei mehreren Punkten jedes Feld der Reihe nach.
    .of = e72f07c2
clause-open-46 =
    Legendäre Fähigkeit bei sinkenden LP.
    Nach den Regeln sinken LP im Spiel nur durch WWW-02; auch die gedruckte Kampfkarte 2 nimmt 1 LP.
    Entscheidung: Einmal erhalten, bleibt die Fähigkeit.
    .of = adf2a8fb
clause-open-47 =
    Grenzen der LP.
    Entscheidung: im Programm keine Obergrenze; während des Spiels nie unter 0; die Schlusswertung darf negativ sein.
    .of = f6a4690d
clause-open-48 =
    Die Zahl wird nicht im eigenen Zug erreicht.
    Entscheidung: Das nächste ENDTURN-05, in wessen Zug auch immer, bemerkt es.
    .of = 29c786d9
clause-open-49 =
    Zweifelhafte Felder der Leisten.
    In DE lässt ein Bild das Marschallfeld 1 leer und scheint auf dem Wanted-Feld 7 eine Karte zu zeigen; das andere Bild in DE und FR zeigen auf dem Wanted-Feld 7 nichts.
    Entscheidung: Das Marschallfeld 1 bringt $20 (in den anderen Reihen stehen gleiche Beträge paarweise); die Wanted-Felder 3, 5, 7 bringen nichts.
    Die Tabellen stehen als Daten da.
    .of = 407dc419
clause-open-50 =
    Meistgesucht, wenn niemand Wanted-Punkte hat.
    Entscheidung: Niemand erhält dafür etwas.
    .of = 0233dbfc
clause-open-51 =
    Vorrat an Gegenständen.
    Wie oft es jeden Gegenstand gibt und was er kostet, steht nicht in den Regeln.
    Entscheidung: Daten; ein ausverkaufter Gegenstand kann nicht gekauft werden.
    .of = 89f392a1
clause-open-52 =
    Verbessern.
    Entscheidung: jeden Gegenstand einmal, auch in derselben Aktion wie der Kauf.
    .of = ba73a53b
clause-open-53 =
    Waffen außerhalb des eigenen Zuges.
    Die Regeln nennen die oberste Waffe im eigenen Zug aktiv, doch in EXAMPLE-01 nutzt ein Zielspieler eine.
    Entscheidung: Die oberste Waffe wirkt jederzeit; gewechselt werden kann sie nur nach ITEM-04.
    .of = 5d2637e7
clause-open-54 =
    Was das Muli trägt.
    Entscheidung: Daten; was zu viel ist, wird zurückgegeben, sobald das Muli nicht mehr aktiv ist.
    .of = bb05ea4e
clause-open-55 =
    Mehr Handkarten als erlaubt in den Zügen anderer.
    Entscheidung: erlaubt bis zum eigenen ENDTURN-03.
    .of = 205ac505
clause-open-56 =
    Eine Verletzung wählen, wenn man schon 3 hat.
    Annies Fähigkeit und Blutgeld bieten eine Verletzung als Alternative an.
    Entscheidung: Wer 3 Verletzungen hat, kann die Verletzung nicht wählen; hat Annies Gegner dann auch keine Pokerkarte, geschieht ihm nichts.
    .of = f339713c
clause-open-57 =
    Billys Fähigkeit.
    Entscheidung: Billy wählt den Spieler, dieser wählt Karte oder Geld; wer nur eines davon hat, gibt das, wer nichts hat, gibt nichts.
    .of = f7f62b17
clause-open-58 =
    Heilen ohne Verletzungen.
    Entscheidung: nicht erlaubt.
    .of = ec781bc5
clause-open-59 =
    Nur einige Nuggets verkaufen.
    Entscheidung: beliebig viele ab 1; Geld über $120 ist verloren, die LP zählen.
    .of = 4db5204b
clause-open-60 =
    Beträge bei der Unterhaltung.
    Entscheidung: nur Vielfache von $30, mindestens $30.
    .of = 5a019ce3
clause-open-61 =
    Wo man arbeiten kann.
    Die Liste der Ortssymbole ist hier nicht bekannt.
    Entscheidung: Felder neben einem General Store oder Saloon, Mine, Bank, Doktor, Varieté, Ranch, Bahnhof; in EN, FR und DE auch Sheriffbüro und Verstecke.
    .of = 7cd2b1f6
clause-open-62 =
    Entschlossenheit.
    Entscheidung: kostet 1 Aktion, bringt 2 (netto +1), nur in diesem Zug.
    .of = 25659c57
clause-open-63 =
    Wann Ziele erfüllt werden können.
    Entscheidung: nur im eigenen Zug, sobald die Bedingung zutrifft: auch zwischen seinem Beginn und der ersten Aktion, am Ende einer Bewegung und bevor etwas geschieht, das sie zunichtemachen kann.
    .of = 69910d73
clause-open-64 =
    Zu wenige Legendenchips.
    Sechs Spieler mit je drei Zielen brauchen alle 18.
    Entscheidung: so viele ziehen, wie da sind.
    .of = 783be16a
clause-open-65 =
    Nicht verbrauchte Aktionen.
    Entscheidung: Man darf die Aktionsphase vorzeitig beenden; nicht verbrauchte Aktionen verfallen.
    .of = b58ecdff
clause-open-66 =
    Reaktionen außerhalb von Kämpfen.
    Entscheidung: beliebig viele; in RU eine pro Aktion und Spieler.
    .of = e97a599a
clause-open-67 =
    Joker.
    Entscheidung: Ist eine Karte zu spielen, darf der Joker gespielt werden, während eine andere Handkarte gezeigt wird; er hat dabei deren Wert, Farbe und Effekt; der Joker wird abgelegt, die gezeigte Karte bleibt.
    Ohne eine andere Karte kann er im Kampf nicht gespielt werden.
    .of = ab644f6a
clause-open-68 =
    Banditenkarten.
    Entscheidung: Die benutzte Karte kommt unter ihren Stapel; beim Aufbau werden die Figuren zufällig auf die Verstecke verteilt; die Aufkleber sind in der Reihenfolge von EXTRAS-06 von 1 bis 6 nummeriert.
    .of = 8c705c2a
clause-open-69 =
    Legendäre Gegenstände.
    Entscheidung: Ein leerer Stapel bringt nichts; man darf ablehnen; abwerfen, um Platz zu schaffen, darf man nur für legendäre Gegenstände.
    .of = 06992203
clause-open-70 =
    Wild Wild West.
    Entscheidung: Jeder im eigenen Zug gewonnene Kampf zählt, auch gegen NSC; ist das Ende ausgelöst, darf der Sheriff ziehen, lässt aber niemanden abwerfen; ein Verlierer mit 0 LP bleibt bei 0.
    .of = 4cde43d0
clause-open-71 =
    Das Duell um den Sieg in DE.
    Entscheidung: im Regelfall geteilter Sieg; als Schalter: die Beteiligten tragen mit den Karten auf der Hand ein Duell aus, ohne aktiven Spieler, bei Gleichstand mit neuen Karten, geteilt, wenn die Hände leer sind.
    .of = c63a7071
clause-open-72 =
    Die beiden Leisten beim ersten Vergleich gegeneinander.
    Entscheidung: die Zahlen vergleichen; 5 Marschallpunkte sind so viel wie 5 Wanted-Punkte; neutral ist 0; Punkte über das Ende hinaus zählen nicht.
    .of = 2a952d76
clause-open-73 =
    Erstes Spiel mit anderen Spielerzahlen.
    Entscheidung: 3 oder 4 Spieler; bei 4 kommt Blutiges Messer dazu.
    .of = cb338109
clause-open-74 =
    Mangel an Geld, Nuggets oder Wechselgeld.
    Entscheidung: Die 36 Nuggets können ausgehen, wenn Maultiere mehr als je 4 tragen; wer dann eines bekäme, bekommt keines.
    Geld geht nicht aus: Für jeden von sechs Spielern gibt es $120, und Wechselgeld wird nicht nachgebildet.
    .of = a35c771d
clause-open-75 =
    Abwerfen müssen mit leerer Hand.
    Entscheidung: Nichts geschieht; danach gilt OPEN-03.
    .of = 0963eb70
clause-open-76 =
    Banditenjagd, wenn niemand Wanted-Punkte hat.
    Entscheidung: darf gespielt werden; der Sheriff bewegt sich nicht; ein Marschall erhält dennoch 1 LP.
    .of = 1e511c41
clause-open-77 =
    Der rechte Nachbar ist selbst beteiligt.
    Zum Beispiel der Spieler, der den Sheriff bewegt hat.
    Entscheidung: keine Ausnahme.
    .of = 1c1be2eb
clause-open-78 =
    Erfüllen Kämpfe gegen NSC die Auslöser, die von Kämpfen sprechen?
    Entscheidung: nur, wenn die Karte nicht „Spieler“ sagt.
    .of = 7175c700
clause-open-79 =
    Der Sheriff oder ein Spieler steht in einem Versteck, wenn Banditen erscheinen.
    Entscheidung: Es gilt BANDIT-02; der Bandit wird nicht für später aufgehoben.
    .of = 3fd06126
clause-open-80 =
    Einen Spieler berauben, der nichts besitzt.
    Entscheidung: erlaubt; den Wanted-Punkt gibt es.
    .of = d9fb8482
clause-open-81 =
    Reihenfolge der Belohnungen eines Überfalls.
    Entscheidung: zuerst das Geld, dann Wanted-Punkte und die Belohnungen ihrer Leiste.
    .of = 8d3a2fca
clause-open-82 =
    Mehrere legendäre oder sonstige Effekte von Charakteren zu Beginn eines Zuges.
    Entscheidung: in der Reihenfolge, die der aktive Spieler wünscht, vor der Wahl des Einkommens.
    .of = 5137421f
clause-open-83 =
    Eine Kampfkarte bringt Verletzungen, und der Spieler hat schon 3.
    Entscheidung: Sie zählen nicht (WOUND-03); die Karte des Verlierers wird dennoch gezogen.
    .of = adb79520
clause-open-84 =
    Ein Joker wiederholt eine Karte, die schon im Blatt ist.
    Entscheidung: erlaubt; die Werte werden verglichen (ein Flush A A K ... schlägt A K ...).
    .of = f84d0930
clause-open-85 =
    Zweimal Betrug in einem Blatt.
    Entscheidung: Jede Karte steht für einen beliebigen Wert ihrer aufgedruckten Farbe; Fünf Gleiche dürfen eine oder beide verwenden.
    .of = 499742d9
clause-open-86 =
    Wanted-Punkte als Entscheidung eines Marschalls (DIFF-59).
    Entscheidung: Es braucht keine, denn entschieden wird mit der Aktion selbst (MARSHAL-06); eine Hausregel kann einen Marschallspieler die Punkte ablehnen und den Rest behalten lassen.
    .of = f829f267
clause-open-87 =
    Das letzte Duell von DE mit drei oder mehr Beteiligten (OPEN-71).
    Entscheidung: Alle Beteiligten legen gleichzeitig eine Karte; die höchste gewinnt; bei Gleichstand der höchsten legen diese noch einmal; geteilt, wenn die Hände leer sind.
    .of = 4c0d0f51
clause-open-88 =
    Auf eine Leiste kommen in DE (DIFF-60).
    Entscheidung: Der erste Punkt stellt den Würfel in jeder Ausgabe auf Feld 1; der Wortlaut von DE braucht keinen Schalter.
    .of = a9c0e76d
clause-open-89 =
    Kampfkarte 10 immer wieder.
    Entscheidung: Ihr Neubeginn geschieht in einer Kampfaktion höchstens einmal, wie oft der Kampf auch neu beginnt.
    .of = cc2b5cbe
clause-open-90 =
    Schießerei eines Spielers, der keine Karte mehr hat.
    Entscheidung: Der neue Kampf beginnt; wer keine Karte zu legen hat, wird behandelt wie in OPEN-03.
    .of = a9af4b6d
clause-open-91 =
    Die mit einem Joker gezeigte Karte verlässt vor dem Aufdecken die Hand.
    Entscheidung: Sie kann nicht abgeworfen oder gegeben werden, solange sie genannt ist; erzwingt eine Regel es doch, behält der Joker Wert und Farbe, mit denen er gelegt wurde, und verliert den Effekt.
    .of = 0bac57da
clause-open-92 =
    Über eine Mesa auf ein Feld mit einem Banditen.
    Entscheidung: Zuerst heilt die Verletzung, dann beginnt der Kampf.
    .of = 0512f11f
clause-open-93 =
    Wann Kugelsicher heilt.
    Entscheidung: beim Aufdecken, im Bonusschritt.
    .of = 302e3f18
clause-open-94 =
    Ein Dealer, der verliert.
    Alle Ausgaben geben jedem Verlierer eine Karte; der Dealer ist nur ein Stellvertreter.
    Entscheidung: keine Karte für den Dealer; ein Schalter für Runden, die eine geben.
    .of = 23d24ae3
clause-open-95 =
    Katzengold und Verluste.
    Die Karte zählt bei allen Aktionen und Effekten als Nugget.
    Entscheidung: In EN, von wo diese Worte stammen, zählen auch Raub und Verhaftung sie; sonst gilt OPEN-16 (nur eigene Zahlungen und eigenes Zählen).
    .of = c2b0d922
clause-open-96 =
    Abliefern nach anderen Bewegungen (CATTLE-06, OPEN-31).
    Entscheidung: EN und die Vorgabe: am Ende einer Bewegungsaktion, Sprint als deren Verlängerung eingerechnet; FR und RU: am Ende jeder eigenen Bewegung; DE: beim Viehtrieb jede eigene Bewegung, beim Viehdiebstahl eine Bewegungsaktion.
    Das tritt beim Abliefern an die Stelle der Vorgabe von CATTLE-06 und DIFF-48; für Billys Fähigkeit und andere Effekte am Ende einer Bewegung bleibt es bei OPEN-31.
    .of = 747c4b44
clause-open-97 =
    Auf einen Effekt zu Beginn eines Kampfes verzichten.
    In EXAMPLE-01 will ein Spieler keinen benutzen.
    Entscheidung: Wem ein solcher Effekt gehört, der kann darauf verzichten.
    .of = 1e1361b9
clause-open-98 =
    Was bei „einer einzigen Aktion“ nicht mitzählt (STORY-15).
    Entscheidung: Sie beginnt und endet mit der Aktion; weder der Beginn des Zuges noch was auf eine Aktion folgt zählt also bei der nächsten mit.
    .of = 9bc183de
clause-diff-01 =
    SETUP-08: Figuren.
    Art: Wortlaut; ohne Einfluss auf das Spiel.
    .en = 13 austauschbare Figuren mit farbigen Ringen.
    .fr = 6 Spieler-, 1 Sheriff-, 6 Banditenfiguren; farbige Standfüße.
    .de = 6 Spieler-, 1 Sheriff-, 6 Banditenfiguren; Ringe (6 farbige, 6 graue, 1 brauner).
    .ru = 13 austauschbare Figuren mit farbigen Ringen.
    .of = 5c64dd4e
clause-diff-02 =
    SETUP-26: wann der Startspieler bestimmt wird.
    Art: Regel (geringfügig).
    Vorgabe: wie EN und RU.
    .en = Nach Charakteren und Aufstellen.
    .fr = Nach Charakteren, vor Figuren und Aufstellen.
    .de = Nach Charakteren, vor Figuren und Aufstellen.
    .ru = Nach Charakteren und Aufstellen.
    .of = 7a9961e8
clause-diff-03 =
    SETUP-04: ob die Viehchips gemischt werden.
    Art: Lücke.
    Vorgabe: gemischt.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Gemischt und gestapelt.
    .ru = Sagt nichts dazu.
    .of = 300da4ef
clause-diff-04 =
    SETUP-10: keine Belohnungen für Startpunkte auf einer Leiste.
    Art: Lücke.
    Vorgabe: eine allgemeine Regel.
    .en = Nur auf Billys Karte.
    .fr = Eine allgemeine Regel.
    .de = Eine allgemeine Regel.
    .ru = Nur auf Billys Karte.
    .of = 2bfd829d
clause-diff-05 =
    SETUP-11: nicht benutzter Würfel der Leisten.
    Art: Wortlaut.
    .en = Sagt nichts dazu.
    .fr = Am linken Rand.
    .de = Neben dem Spielplan, links.
    .ru = Sagt nichts dazu.
    .of = 65684964
clause-diff-06 =
    SETUP-15: Sitzordnung der Wanted-Spieler.
    Art: Wortlaut; Rat.
    .en = Nebeneinander, um frühe Verhaftungen zu vermeiden.
    .fr = Nebeneinander.
    .de = Nebeneinander nach dem Startspieler.
    .ru = Zusammen zur Linken des Startspielers, mit Nachdruck.
    .of = c650a1aa
clause-diff-07 =
    SETUP-18: Größe der beiden Storystapel.
    Art: Wortlaut.
    Vorgabe: möglichst gleich.
    .en = Etwa gleich.
    .fr = Gleich.
    .de = Etwa gleich.
    .ru = Etwa gleich.
    .of = 8d85367f
clause-diff-08 =
    SETUP-16, SETUP-17: Anfang der Legendenanzeige und der Verletzungsanzeige.
    Art: Wortlaut.
    .en = Links von LP-Feld 1; Fadenkreuz.
    .fr = LP-Feld 0; Verletzungsfeld 0.
    .de = LP-Feld 0; Verletzungsfeld 0.
    .ru = Anfang der Legendenanzeige (0); Fadenkreuz.
    .of = 810cacb8
clause-diff-09 =
    SETUP-25: Aufbau der Ziele.
    Art: Wortlaut.
    .en = In der Liste des Aufbaus und bei den Varianten.
    .fr = Nur bei den Varianten.
    .de = Nur bei den Varianten.
    .ru = In der Liste des Aufbaus und bei den Varianten.
    .of = 562896c7
clause-diff-10 =
    LIMIT-01: Liste des Materials.
    Art: Fehler in RU (unsicher).
    Vorgabe: die vollständige Liste (EN).
    .en = Vollständig.
    .fr = Vollständig.
    .de = Vollständig.
    .ru = Tableaus, Viehchips, Spielhilfen fehlen.
    .of = e96efdcf
clause-diff-11 =
    CHAR-05: Annies Fähigkeit.
    Art: Wortlaut.
    Vorgabe: zu Beginn des Kampfes.
    .en = Zu Beginn eines Kampfes.
    .fr = Zu Beginn eines Kampfes.
    .de = Vor einem Kampf.
    .ru = Zu Beginn eines Kampfes.
    .of = 7ae5dff7
clause-diff-12 =
    ENDGAME-01: die drei Längen.
    Art: Wortlaut.
    .en = In beiden Kapiteln.
    .fr = In beiden Kapiteln.
    .de = Nur im letzten Kapitel.
    .ru = In beiden Kapiteln.
    .of = 682d9351
clause-diff-13 =
    ENDGAME-03: wessen LP am Ende des Zuges geprüft werden.
    Art: Wortlaut.
    Vorgabe: die von allen.
    .en = Der Spieler, dessen Zug endet; an zwei anderen Stellen irgendein Spieler.
    .fr = Der Spieler, dessen Zug endet; an zwei anderen Stellen irgendein Spieler.
    .de = Jeder.
    .ru = Der aktive Spieler; in der Übersicht jeder.
    .of = 6510de2e
clause-diff-14 =
    ITEM-03, ITEM-04: Waffe oder Reittier wechseln.
    Art: Regel.
    FR und DE widersprechen sich selbst.
    Vorgabe: wie EN und RU.
    .en = Zu Beginn des Zuges oder beim Kauf; beide Arten genannt.
    .fr = Eine Anmerkung: nur zu Beginn des nächsten Zuges, nur Waffen; das Kapitel über den General Store: auch beim Kauf.
    .de = Eine Anmerkung: nur zu Beginn des nächsten Zuges, nur Waffen; das Kapitel über den General Store: auch beim Kauf.
    .ru = Zu Beginn des Zuges oder beim Kauf; beide Arten genannt; auch im Kapitel über Gegenstände.
    .of = 156535d9
clause-diff-15 =
    MOVE-04: schräge Schritte.
    Art: Lücke.
    Vorgabe: benachbart.
    .en = Benachbart.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Eine gemeinsame Ecke ist Nachbarschaft.
    .of = cef1d5d0
clause-diff-16 =
    MOVE-01: ob die ganze Bewegungsweite Pflicht ist.
    Art: Wortlaut.
    Vorgabe: bis zu.
    .en = Bis zur Bewegungsweite.
    .fr = „Bis zu“ fehlt.
    .de = Bis zur Bewegungsweite.
    .ru = Gleich viel oder weniger.
    .of = f9b441d5
clause-diff-17 =
    CARD-02: wann eine als Aktion genutzte Pokerkarte abgelegt wird.
    Art: Wortlaut.
    Vorgabe: nach dem Ausführen.
    .en = Nach vollständigem Ausführen, zweimal gesagt.
    .fr = Einmal gesagt, durch die Reihenfolge der Schritte.
    .de = Einmal gesagt, durch die Reihenfolge der Schritte.
    .ru = Nach vollständigem Ausführen, zweimal gesagt.
    .of = 4ace452d
clause-diff-18 =
    FIGHT-04: Schritt für Effekte zu Beginn des Kampfes.
    Art: Regel.
    Vorgabe: wie EN und RU.
    .en = Vor der Wahl der Karten, abwechselnd, der aktive Spieler zuerst.
    .fr = Kein solcher Schritt.
    .de = Kein solcher Schritt.
    .ru = Vor der Wahl der Karten, abwechselnd, der aktive Spieler zuerst.
    .of = d6b0dc9c
clause-diff-19 =
    EXAMPLE-01, FIGHT-04: wann Annies Fähigkeit wirkt.
    Art: Regel.
    Vorgabe: wie EN und RU.
    .en = Bevor Karten gewählt werden.
    .fr = Nachdem beide Karten verdeckt liegen.
    .de = Nachdem beide Karten verdeckt liegen.
    .ru = Bevor Karten gewählt werden.
    .of = f91cab46
clause-diff-20 =
    FIGHT-13: ob Werte steigen können.
    Art: Regel.
    Vorgabe: wie EN.
    .en = Nie; Untergrenze 2.
    .fr = Bis zum Ass; Untergrenze 2.
    .de = Bis zum Ass; Untergrenze 2.
    .ru = Bis zum Ass; Untergrenze 2.
    .of = db6c7637
clause-diff-21 =
    EXAMPLE-01, ITEM-10: was die verbesserte Flinte tut.
    Art: Regel.
    Vorgabe: Sie senkt die Karte des Gegners.
    .en = Senkt Annies K auf Q.
    .fr = Erhöht Bass' Q auf K.
    .de = Senkt Annies K auf Q.
    .ru = Senkt Annies K auf Q.
    .of = 8c7430b7
clause-diff-22 =
    EXAMPLE-01: Karte für den Verlierer.
    Art: Fehler in FR, DE (FIGHT-15 gibt sie).
    Vorgabe: gezogen.
    .en = Gezogen.
    .fr = Nicht erwähnt.
    .de = Nicht erwähnt.
    .ru = Gezogen.
    .of = 1ff61815
clause-diff-23 =
    FIGHT-10: Reihenfolge der Boni.
    Art: Lücke.
    Vorgabe: wie RU.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Die Pokerkarte des aktiven Spielers zuerst.
    .of = 1ef03b12
clause-diff-24 =
    FIGHT-07: Ablehnen gilt als Verlieren.
    Art: Wortlaut.
    Vorgabe: ja.
    .en = Ausdrücklich gesagt.
    .fr = Mitgemeint.
    .de = Mitgemeint.
    .ru = Mitgemeint.
    .of = 0786ae23
clause-diff-25 =
    ROB-01: was genommen werden kann.
    Art: Fehler in FR.
    Vorgabe: Geld.
    .en = Geld oder Nuggets.
    .fr = „Gold“ oder Nuggets.
    .de = Geld oder Nuggets.
    .ru = Geld oder Nuggets.
    .of = eeeddf3a
clause-diff-26 =
    ROB-05: Name der Aktion.
    Art: Wortlaut.
    .en = Ein Wort.
    .fr = Zwei Wörter für dasselbe.
    .de = Ein Wort.
    .ru = Ein Wort.
    .of = 411ce3e2
clause-diff-27 =
    ARREST-05: ob auch der Sheriff ins Büro kommt.
    Art: Lücke.
    Vorgabe: ja.
    .en = Mehrdeutig.
    .fr = Mehrdeutig.
    .de = Ja, beide werden hingesetzt.
    .ru = Ja, beide gehen hin.
    .of = 1dcfc34d
clause-diff-28 =
    STORE-03: Grenze von drei sonstigen Gegenständen in der Liste zum General Store.
    Art: Wortlaut.
    .en = Auch in der Liste zum General Store.
    .fr = Nur im Kapitel über Gegenstände.
    .de = Nur im Kapitel über Gegenstände.
    .ru = Nur im Kapitel über Gegenstände.
    .of = 058eff3e
clause-diff-29 =
    ITEM-07: Platz für einen vierten Gegenstand schaffen.
    Art: Regel.
    Vorgabe: wie EN und RU.
    .en = Nur durch Gegenstände, die sich selbst abwerfen.
    .fr = Sobald Platz ist.
    .de = Sobald Platz ist.
    .ru = Nur durch Gegenstände, die sich verbrauchen.
    .of = b284ba28
clause-diff-30 =
    LOC-03: Ort und Feld unterschieden.
    Art: Lücke.
    Vorgabe: wie RU.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Symbole bestimmen, was ein Ort ist.
    .of = dcfbc3a8
clause-diff-31 =
    POKER-07: Handkarten im Blatt.
    Art: Fehler in FR.
    Vorgabe: zwei.
    .en = Zwei.
    .fr = Zwei oder mehr.
    .de = Zwei.
    .ru = Zwei beliebige.
    .of = b13176a7
clause-diff-32 =
    POKER-10: der Pot, wenn der Dealer gewinnt.
    Art: Wortlaut.
    Vorgabe: in den Vorrat.
    .en = In den Vorrat (Regel).
    .fr = Nur im Beispiel.
    .de = Nur im Beispiel.
    .ru = In den Vorrat (Regel).
    .of = f0f2c0e0
clause-diff-33 =
    POKER-12: Gleichstand ohne den aktiven Spieler.
    Art: Lücke.
    Vorgabe: beliebig viele.
    .en = 2 Spieler.
    .fr = 2 Spieler.
    .de = Mehrere.
    .ru = Beliebig viele.
    .of = dcadc8f8
clause-diff-34 =
    POKER-14: Rang von Fünf Gleiche.
    Art: zweifelhaft.
    Vorgabe: der zweite.
    .en = Unter dem Vierling, soweit die Reihenfolge der Tabelle sicher ist.
    .fr = Der zweite.
    .de = Der zweite.
    .ru = Der zweite.
    .of = 04aac1d4
clause-diff-35 =
    POKER-15: Gleichstand innerhalb einer Art von Blatt.
    Art: Regel.
    Vorgabe: der volle übliche Vergleich.
    .en = Die Werte zählen (Beispiel).
    .fr = Sagt nichts dazu.
    .de = Drilling, oberste Karte, höheres Paar, Kicker.
    .ru = Die Werte zählen (Beispiel).
    .of = 8411533a
clause-diff-36 =
    POKER-17: was Betrug sein kann.
    Art: Regel.
    EN widerspricht sich selbst.
    Vorgabe: jeder Wert.
    .en = Karte: jeder Wert; Beispiel: jede Karte.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Beispiel: jede Karte.
    .of = 7e25f15f
clause-diff-37 =
    POKER-18: Betrug im Flop.
    Art: Lücke.
    Vorgabe: wie RU.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Eine gewöhnliche 2.
    .of = 7e9ab6da
clause-diff-38 =
    EXAMPLE-05, EXAMPLE-06: Karten des Pokerbeispiels.
    Art: Fehler in DE; die Farben in RU sind unsicher.
    Vorgabe: wie EN.
    .en = Stimmig.
    .fr = Stimmig.
    .de = Kugelsicher ist nicht unter den gezogenen Karten; 8♠ kommt zweimal vor; andere Farben.
    .ru = Soweit die Farben zu erkennen sind, kommt 10♣ zweimal vor, und 9♣ steht für 9♠.
    .of = d649aae8
clause-diff-39 =
    EXAMPLE-05: Wortlaut des Pokerbeispiels.
    Art: Wortlaut.
    .en = Mit Begründung; der Dealer legt verdeckt.
    .fr = Ohne Begründung; der Dealer verdeckt.
    .de = Ohne Begründung; der Dealer verdeckt.
    .ru = Mit Begründung; die Karte des Dealers heißt offen, der aktive Spieler verdeckt.
    .of = 06c5c47c
clause-diff-40 =
    POKER-06: wer den Flop aufdeckt.
    Art: Wortlaut.
    .en = Niemand genannt.
    .fr = Niemand genannt.
    .de = Der Dealer.
    .ru = Niemand genannt.
    .of = 32d13407
clause-diff-41 =
    HEIST-05: Gleichstand gegen den Wachmann.
    Art: Regel.
    Vorgabe: Der Wachmann gewinnt.
    .en = Der Wachmann gewinnt.
    .fr = Der aktive Spieler gewinnt.
    .de = Der aktive Spieler gewinnt.
    .ru = Der Wachmann gewinnt.
    .of = 254f8789
clause-diff-42 =
    HEIST-03: wer zuerst legt.
    Art: Regel (geringfügig).
    Vorgabe: wie EN und RU.
    .en = Der aktive Spieler (Beispiel: der Wachmann).
    .fr = Der Wachmann.
    .de = Der Wachmann.
    .ru = Der aktive Spieler.
    .of = 69e3f04b
clause-diff-43 =
    HEIST-03: Effekte zu Beginn des Kampfes bei einem Überfall.
    Art: Regel.
    Vorgabe: wie EN und RU.
    .en = Ja, nach dem Ziehen der Kampfkarten.
    .fr = Nein.
    .de = Nein.
    .ru = Ja.
    .of = 8edbfc1e
clause-diff-44 =
    HEAL-02: Karten für geheilte Verletzungen.
    Art: Wortlaut.
    Vorgabe: gezogen.
    .en = In beiden Kapiteln.
    .fr = Nur im Kapitel über das Heilen.
    .de = Nur im Kapitel über das Heilen.
    .ru = In beiden Kapiteln.
    .of = 1805a5ac
clause-diff-45 =
    REVEL-02: Tabelle der Beträge.
    Art: Wortlaut.
    Vorgabe: Vielfache von $30.
    .en = Tabelle.
    .fr = Tabelle.
    .de = Tabelle.
    .ru = Keine Tabelle, ein beliebiger Betrag.
    .of = a50baad3
clause-diff-46 =
    CATTLE-01: Vieh erwerben.
    Art: Wortlaut.
    Vorgabe: wie EN, mit den Zusätzen von RU.
    .en = Nur ohne Chip; verdeckt.
    .fr = Grenze von einem.
    .de = Höchstens einer auf einmal.
    .ru = Nur ohne Chip; zufällig; Grenze „im Regelfall“.
    .of = bdd525b4
clause-diff-47 =
    CATTLE-04, CATTLE-05: abliefern.
    Art: Regel (geringfügig).
    Vorgabe: freiwillig, für jeden Chip.
    .en = Freiwillig, ein Chip.
    .fr = Freiwillig, ein Chip.
    .de = Freiwillig, ein Chip.
    .ru = Geschieht mit jedem Chip, den man hat.
    .of = 24415a5d
clause-diff-48 =
    CATTLE-06: wann abgeliefert werden kann.
    Art: Regel (geringfügig).
    Vorgabe: jede eigene Bewegung; durch OPEN-96 ersetzt.
    .en = Am Ende einer Bewegungsaktion.
    .fr = Am Ende der Bewegung.
    .de = Am Ende der Bewegung (Viehtrieb), einer Bewegungsaktion (Viehdiebstahl).
    .ru = Am Ende der Bewegung.
    .of = cc0e17a3
clause-diff-49 =
    CATTLE-07: Viehtrieb eines Wanted-Spielers.
    Art: Lücke.
    Vorgabe: wie RU.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Erinnerung: keine Marschallpunkte.
    .of = 7e10f638
clause-diff-50 =
    CATTLE-09: Namen der beiden Arten abzuliefern.
    Art: Fehler in FR.
    .en = Verschieden.
    .fr = Das Wort für Viehdiebstahl erscheint noch einmal als Quelle von Marschallpunkten.
    .de = Verschieden.
    .ru = Verschieden.
    .of = 86491aa0
clause-diff-51 =
    DEPOSIT-03: Geld über $120.
    Art: Wortlaut.
    .en = Verloren.
    .fr = Verloren.
    .de = Verloren.
    .ru = In den Vorrat.
    .of = e812d1a2
clause-diff-52 =
    STORY-02: eine Scheibe legen.
    Art: Wortlaut.
    Vorgabe: darf.
    .en = Die Regel: darf; eine Bildunterschrift: tut.
    .fr = Die Regel: darf; eine Bildunterschrift: tut.
    .de = Die Regel: darf; eine Bildunterschrift: tut.
    .ru = Die Regel und eine Bildunterschrift: darf.
    .of = 4f8dd296
clause-diff-53 =
    STORY-03: wie der Marker heißt.
    Art: Fehler in FR.
    Vorgabe: Scheibe.
    .en = Scheibe.
    .fr = Scheibe und Würfel vermengt.
    .de = Scheibe.
    .ru = Storymarker.
    .of = 48fd9332
clause-diff-54 =
    STORY-06: eine Scheibe versetzen.
    Art: Regel (geringfügig).
    Vorgabe: die andere Karte.
    .en = Von der anderen Karte.
    .fr = Von einer anderen Karte.
    .de = Jede eigene gelegte Scheibe.
    .ru = Von der anderen Karte.
    .of = 6b2602d1
clause-diff-55 =
    STORY-13: der Sheriff zieht nur, solange er aktiv ist.
    Art: Wortlaut.
    Vorgabe: nur, solange er aktiv ist.
    .en = Im Schritt selbst.
    .fr = Nur in der Bildunterschrift.
    .de = Im Schritt selbst.
    .ru = Im Schritt selbst.
    .of = 69b29dbd
clause-diff-56 =
    SHERIFF-04: wie weit.
    Art: Regel.
    EN, FR und DE widersprechen sich selbst.
    Vorgabe: bis zu.
    .en = Die Karten: bis zu; die Regel: genau.
    .fr = Die Karten: bis zu; die Regel: genau.
    .de = Die Karten: bis zu; die Regel: genau.
    .ru = Genau, auch auf den Karten.
    .of = 8b0d0e94
clause-diff-57 =
    SHERIFF-06: die Bewegung nach dem Treffen auf einen Wanted-Spieler.
    Art: Lücke.
    Vorgabe: Sie endet.
    .en = Sagt nichts dazu.
    .fr = Der Rest der Bewegung ist verloren.
    .de = Sagt nichts dazu.
    .ru = Unterbrochen.
    .of = 75901c86
clause-diff-58 =
    EXAMPLE-08: Einzelheiten des Beispiels zur Story.
    Art: Wortlaut.
    .en = Rot ist Wanted-Spieler; der Sheriff geht nach oben und rechts.
    .fr = Dass Rot Wanted-Spieler ist, steht nicht da; nach oben.
    .de = Dass Rot Wanted-Spieler ist, steht nicht da; nach oben und rechts; Banditen für jedes Versteck erklärt.
    .ru = Rot ist Wanted-Spieler; nach rechts.
    .of = 88f76fca
clause-diff-59 =
    MARSHAL-06: Marschallpunkte verlieren.
    Art: Regel.
    Vorgabe: sobald man Wanted-Punkte erhält.
    .en = Sobald man Wanted-Punkte erhält.
    .fr = Als Entscheidung des Spielers, getroffen durch eine Aktion, die Wanted-Punkte bringt.
    .de = Als Entscheidung des Spielers, getroffen durch eine Aktion, die Wanted-Punkte bringt.
    .ru = Der Spieler darf zum Wanted-Spieler werden und verliert sie dann sofort.
    .of = 49e294f2
clause-diff-60 =
    MARSHAL-07: wo der Würfel nach einem Wechsel der Leiste beginnt.
    Art: Regel (geringfügig).
    Vorgabe: vor Feld 1.
    .en = Am Anfang der Leiste.
    .fr = Am Anfang der Leiste.
    .de = Auf dem ersten Feld.
    .ru = Am Anfang der Leiste.
    .of = acf85124
clause-diff-61 =
    WANTED-04: Absatz über das Weiterrücken des Würfels.
    Art: Fehler in FR.
    .en = Richtig.
    .fr = Kopie des Absatzes über Marschälle.
    .de = Richtig.
    .ru = Richtig.
    .of = 37c329ed
clause-diff-62 =
    WANTED-06: LP zum Trost im Kapitel über Wanted-Spieler.
    Art: Fehler in FR.
    Vorgabe: wie EN.
    .en = Wer gleichauf ist, je 1, andere Wanted-Spieler 1.
    .fr = 3, außer bei Gleichstand, jeder andere Spieler 1.
    .de = Wer gleichauf ist, je 1, andere Wanted-Spieler 1.
    .ru = 3, außer bei Gleichstand, andere Wanted-Spieler 1.
    .of = 71ecb691
clause-diff-63 =
    WANTED-05: Bild der Leiste.
    Art: Fehler in FR, DE.
    .en = Kein Text im Bild.
    .fr = Eine Fußnote nennt Marschallpunkte.
    .de = Ein Bild sagt Ende des Spiels.
    .ru = Kein Widerspruch.
    .of = 90950bd0
clause-diff-64 =
    WANTED-07: wer meistgesucht ist.
    Art: Wortlaut.
    .en = Nicht erklärt.
    .fr = Nicht erklärt.
    .de = Nicht erklärt.
    .ru = Wer die meisten Wanted-Punkte hat.
    .of = 5368ce05
clause-diff-65 =
    BANDIT-04: wann die Kampfkarten eines Banditen gezogen werden.
    Art: Wortlaut.
    Vorgabe: bevor der Spieler wählt.
    .en = Bevor der Spieler wählt (im Beispiel: danach).
    .fr = Nachdem der Spieler gewählt hat.
    .de = Nachdem der Spieler gewählt hat.
    .ru = Bevor der Spieler wählt (im Beispiel: danach).
    .of = d903bc56
clause-diff-66 =
    BANDIT-04, SHERIFF-09: Effekte zu Beginn des Kampfes gegen einen Banditen oder den Sheriff.
    Art: Regel.
    Vorgabe: wie EN und RU.
    .en = Ein solcher Schritt.
    .fr = Kein solcher Schritt.
    .de = Kein solcher Schritt.
    .ru = Ein solcher Schritt.
    .of = 40ebb7c6
clause-diff-67 =
    HAND-10: Flossen hoch!
    Art: Regel.
    Vorgabe: minus 2.
    .en = Minus 2, einmal pro Kampf.
    .fr = Minus 1.
    .de = Minus 1.
    .ru = Minus 2.
    .of = 92ef02e1
clause-diff-68 =
    EXAMPLE-03, EXAMPLE-04: Beispiel zum Banditen.
    Art: Regel (folgt aus DIFF-67).
    .en = Annie gewinnt.
    .fr = Annie verliert.
    .de = Annie verliert.
    .ru = Annie gewinnt.
    .of = c431f7c6
clause-diff-69 =
    BANDIT-07: wohin der Bandit kommt.
    Art: Wortlaut.
    Vorgabe: Er kann zurückkehren.
    .en = Vom Spielplan; in der Klarstellung aus dem Spiel.
    .fr = Vom Spielplan.
    .de = Vom Spielplan; in der Klarstellung aus dem Spiel.
    .ru = Vom Spielplan; in der Klarstellung aus dem Spiel.
    .of = 5236c801
clause-diff-70 =
    SHERIFF-02: Banditenjagd ohne Wanted-Spieler.
    Art: Wortlaut.
    Vorgabe: Er bewegt sich nicht.
    .en = Der Sheriff bewegt sich nicht.
    .fr = Auf beide Arten lesbar.
    .de = Der Sheriff bewegt sich nicht.
    .ru = Der Sheriff bewegt sich nicht.
    .of = 3b6ba0fb
clause-diff-71 =
    SHERIFF-07: wer abwirft, wenn der Sheriff kommt.
    Art: Wortlaut.
    Vorgabe: alle.
    .en = Alle Wanted-Spieler dort.
    .fr = Der Wanted-Spieler.
    .de = Jeder von ihnen.
    .ru = Jeder von ihnen.
    .of = ed974ce5
clause-diff-72 =
    SHERIFF-09: sich dem Sheriff ergeben.
    Art: Regel.
    Vorgabe: erlaubt.
    .en = Erlaubt, dann verhaftet.
    .fr = Keine solche Möglichkeit.
    .de = Keine solche Möglichkeit.
    .ru = Erlaubt, dann verhaftet.
    .of = f6475331
clause-diff-73 =
    SHERIFF-10: wer reagiert, wer Gleichstände verliert.
    Art: Fehler in EN, FR.
    Vorgabe: der Wanted-Spieler.
    .en = Der „aktive Spieler“ reagiert; der Sheriff gewinnt Gleichstände.
    .fr = Der „aktive Spieler“, beides.
    .de = Der Wanted-Spieler, beides.
    .ru = Der Spieler reagiert; der Sheriff gewinnt Gleichstände.
    .of = 16a6c6c9
clause-diff-74 =
    SHERIFF-11: Verluste bei einer Verhaftung durch den Sheriff.
    Art: Regel.
    Vorgabe: die Hälfte von beidem.
    .en = Die Hälfte des Geldes und der Nuggets.
    .fr = Nur die Hälfte des Geldes.
    .de = Die Hälfte des Geldes und der Nuggets.
    .ru = Die Hälfte des Geldes und der Nuggets.
    .of = b1b9b962
clause-diff-75 =
    SHERIFF-14: neben dem Sheriff zum Wanted-Spieler werden.
    Art: Lücke.
    Vorgabe: wie EN und RU.
    .en = Erlaubt, kein Versuch, bis er hergezogen wird.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Erlaubt, kein Versuch, bis er hergezogen wird.
    .of = c8cd40b6
clause-diff-76 =
    ITEM-09: Nuggets über 4, wenn das Muli abgegeben wird.
    Art: Lücke.
    Vorgabe: zurückgegeben.
    .en = Zurückgegeben.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Zurückgegeben.
    .of = e3de2480
clause-diff-77 =
    HAND-09: Zahl der Reaktionen.
    Art: Regel.
    Vorgabe: keine Grenze für eine Aktion, im Kampf jede Karte einmal.
    .en = Im Kampf beliebig viele (Flossen hoch! einmal).
    .fr = Im Kampf beliebig viele.
    .de = Im Kampf beliebig viele.
    .ru = Eine pro Aktion; in Kämpfen keine zweimal.
    .of = 3f520126
clause-diff-78 =
    CARD-05: ob Instinkte, als Aktion genutzt, auch den Bonus bringt.
    Art: Lücke.
    Vorgabe: wie EN und RU.
    .en = Nicht auch den Bonus.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Nicht auch den Bonus.
    .of = 85d78230
clause-diff-79 =
    SCORE-03: LP für Geld.
    Art: Regel (ohne Wirkung bei $120).
    Vorgabe: keine Höchstzahl.
    .en = Keine Höchstzahl.
    .fr = Höchstens 2 LP.
    .de = Höchstens 2 LP.
    .ru = Keine Höchstzahl.
    .of = edcf4bb9
clause-diff-80 =
    TIEBREAK-04: letzte Entscheidung bei Gleichstand.
    Art: Regel.
    Vorgabe: geteilt.
    .en = Geteilter Sieg.
    .fr = Geteilter Sieg.
    .de = Duell.
    .ru = Geteilter Sieg.
    .of = 079bf4b2
clause-diff-81 =
    GOAL-06: wie viele Chips 1, 2 und 3 LP wert sind.
    Art: Fehler in DE.
    Vorgabe: 6/9/3.
    .en = 6 / 9 / 3.
    .fr = 6 / 9 / 3.
    .de = 9 / 6 / 3.
    .ru = 6 / 9 / 3.
    .of = b5ee161e
clause-diff-82 =
    GOAL-05: wer die überzähligen Chips bestimmt.
    Art: Lücke.
    Vorgabe: der Spieler.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Der Spieler.
    .ru = Der Spieler.
    .of = 01e9d61f
clause-diff-83 =
    WWW-01 bis WWW-04: Variante mit mehr Wettstreit.
    Art: Lücke.
    Vorgabe: wählbar.
    .en = Keine solche Variante.
    .fr = Keine solche Variante.
    .de = Vier Regeln.
    .ru = Keine solche Variante.
    .of = c5664420
clause-diff-84 =
    EXTRAS-01 bis EXTRAS-10, GBH-01 bis GBH-08: Regeln der Erweiterungen.
    Art: Lücke.
    Vorgabe: wählbar.
    .en = Keine.
    .fr = Keine.
    .de = Keine.
    .ru = Zwei Erweiterungen.
    .of = 0ea0bf97
clause-diff-85 =
    FIRSTGAME-07: Nummern der Schritte, auf die verwiesen wird.
    Art: Fehler in allen.
    .en = Eine von sechs stimmt.
    .fr = Keine stimmt.
    .de = Keine stimmt.
    .ru = Vier von sechs stimmen.
    .of = 9cef1c2e
clause-diff-86 =
    FIRSTGAME-03: Vieh im ersten Spiel.
    Art: Wortlaut.
    .en = Kein Erwerb.
    .fr = Kein Erwerb.
    .de = Kein Erwerb.
    .ru = Kein Erwerb und kein Viehtrieb.
    .of = 86b4c7b8
clause-diff-87 =
    FIRSTGAME-09: Sprache und Titel.
    Art: Fehler in EN, FR.
    .en = Liste Bloody Money, Karte Blood Money.
    .fr = Seite auf Englisch, dasselbe Versehen.
    .de = Ein Titel.
    .ru = Ein Titel.
    .of = 31407e67
clause-diff-88 =
    MIB-02: die elfte Karte.
    Art: Wortlaut.
    .en = Eine Regelkarte.
    .fr = Eine Karte mit Regeln und Aufbau.
    .de = Eine Karte mit Regeln und Aufbau.
    .ru = Eine Übersichtskarte mit Regeln.
    .of = 48b79025
clause-diff-89 =
    TIP-02: Rat zu Kämpfen.
    Art: Fehler in DE.
    .en = Meide Kämpfe, die wohl verloren gehen.
    .fr = Meide Kämpfe, die wohl verloren gehen.
    .de = Wer nicht kämpft, gewinnt nicht.
    .ru = Meide Kämpfe, die wohl verloren gehen.
    .of = 011b56a6
clause-diff-90 =
    ENDGAME-06: Überschrift des letzten Kapitels.
    Art: Wortlaut.
    .en = Spielende.
    .fr = Spielende.
    .de = Dasselbe Wort wie für die Schlussphase eines Zuges.
    .ru = Spielende.
    .of = a5b219e7
clause-diff-91 =
    SCORE-07: Ziele werten.
    Art: Wortlaut.
    .en = Chips aufdecken.
    .fr = Chips aufdecken.
    .de = Ziele aufdecken, Chips werten.
    .ru = Chips aufdecken.
    .of = 99c1e75a
clause-diff-92 =
    WOUND-04: Anmerkung zum Verlieren.
    Art: Wortlaut.
    .en = Jeder Kampf.
    .fr = Gegen NSC oder Spieler.
    .de = Gegen NSC oder Spieler.
    .ru = Jeder Kampf.
    .of = 26b006a6
clause-diff-93 =
    FIGHT-18: Anmerkung zu Karteneffekten.
    Art: Wortlaut.
    .en = Manche haben eine Reaktion oder einen Bonus.
    .fr = Nicht alle haben eine Aktion.
    .de = Nicht alle haben eine Aktion.
    .ru = Manche haben eine Reaktion oder einen Bonus.
    .of = c6a4c7f9
clause-diff-94 =
    STORY-04: Bildunterschrift dazu, was eine Storykarte vollendet.
    Art: Fehler in EN, FR.
    Vorgabe: Scheiben.
    .en = Eine Zahl von Spielern.
    .fr = Eine Zahl von Spielern.
    .de = Eine Zahl von Scheiben.
    .ru = Eine Zahl von Markern.
    .of = 99f054dc
clause-diff-95 =
    EXAMPLE-02: Beispiel zum Überfall.
    Art: Wortlaut.
    .en = Beide legen Karten, der Wachmann zuerst.
    .fr = Der Wachmann zuerst.
    .de = Der Wachmann zuerst.
    .ru = Das Legen der Karten fehlt.
    .of = 1771179d
clause-diff-96 =
    MARSHAL-08: Wanted-Spieler können nicht Marschall werden.
    Art: Wortlaut.
    .en = Klarstellungen und Kapitel über Charaktere.
    .fr = Auch im Kapitel über Marschälle.
    .de = Auch im Kapitel über Marschälle.
    .ru = Klarstellungen und Kapitel über Charaktere.
    .of = 4db1fa97
clause-diff-97 =
    BANDIT-03: der Rest der Bewegung beim Treffen auf einen Banditen.
    Art: Wortlaut.
    Vorgabe: verloren.
    .en = Die Bewegung endet; Beispiel: der Rest ist verloren.
    .fr = Die Bewegung endet; das Beispiel sagt nichts.
    .de = Die Bewegung endet; das Beispiel sagt nichts.
    .ru = Die Bewegung endet; Beispiel: der Rest ist verloren.
    .of = cdd0ef55
clause-diff-98 =
    TIP-06: wann es weniger gefährlich ist, Wanted-Spieler zu sein.
    Art: Fehler in DE.
    .en = Früh im Spiel.
    .fr = Früh im Spiel.
    .de = Wenn man es von Anfang an ist.
    .ru = Früh im Spiel.
    .of = 8597c4dd
clause-diff-99 =
    FIGHT-11: bei Reaktionen immer nur eine Karte.
    Art: Wortlaut.
    Vorgabe: eine Karte bei jeder Gelegenheit.
    .en = Dem Wortlaut nach: eine Reaktion, dann der andere Spieler.
    .fr = Dem Wortlaut nach: eine Reaktion, dann der andere Spieler.
    .de = Dem Wortlaut nach: eine Reaktion, dann der andere Spieler.
    .ru = Ausdrücklich gesagt.
    .of = fd55b56b
clause-diff-100 =
    WANTED-03: Wanted-Punkte über Feld 9 hinaus.
    Art: Wortlaut.
    Vorgabe: je 1.
    .en = Je 1 LP.
    .fr = Je 1 LP.
    .de = Je 1 LP.
    .ru = LP, die Zahl nicht wiederholt (Kapitel über Marschälle: je 1).
    .of = f43b60a2
clause-diff-101 =
    SETUP-03, SETUP-22: Pokerstapel und Stapel der Kampfkarten mischen.
    Art: Wortlaut.
    Vorgabe: gemischt.
    .en = Gemischt.
    .fr = Gemischt.
    .de = Gemischt.
    .ru = Gebildet; vom Mischen steht nichts da.
    .of = 7f16fc81
clause-diff-102 =
    POKER-08: leere Hand beim Einsatz.
    Art: Fehler in DE.
    Vorgabe: spielen.
    .en = Muss die gezogene Karte spielen.
    .fr = Muss die gezogene Karte spielen.
    .de = Muss die gezogene Karte nehmen.
    .ru = Muss die gezogene Karte verwenden.
    .of = ddb811e9
clause-diff-103 =
    ITEM-06: was mit drei sonstigen Gegenständen nicht mehr geht.
    Art: Wortlaut.
    Vorgabe: alles.
    .en = Kaufen und erhalten.
    .fr = Kaufen.
    .de = Erwerben.
    .ru = Erwerben.
    .of = d965384a
clause-diff-104 =
    MARSHAL-04, WANTED-02: welche Belohnungen der Leiste man erhält.
    Art: Wortlaut.
    Vorgabe: alle.
    .en = Überschrittene oder erreichte Felder.
    .fr = Betretene Felder.
    .de = Überschrittene oder erreichte Felder.
    .ru = Überschrittene Felder, das letzte eingerechnet.
    .of = 29bde729
clause-diff-105 =
    SETUP-28: Gegenstandskarten auf dem Aufsteller.
    Art: Wortlaut.
    Vorgabe: sortiert.
    .en = Auf dem Aufsteller neben dem Spielplan.
    .fr = Auf dem Aufsteller neben dem Spielplan.
    .de = Sortiert; wo der Aufsteller steht, wird nicht gesagt.
    .ru = Auf dem Aufsteller neben dem Spielplan.
    .of = e92c7754
clause-diff-106 =
    CARD-06: Reputation, eine in welchem Zug.
    Art: Wortlaut.
    Vorgabe: im eigenen Zug.
    .en = Im eigenen Zug.
    .fr = Im eigenen Zug.
    .de = Im eigenen Zug.
    .ru = In einem Zug.
    .of = 279499d1
clause-diff-107 =
    ITEM-01: was man nicht zweimal haben darf.
    Art: Wortlaut.
    Vorgabe: den Gegenstand, ob verbessert oder nicht.
    .en = Einen Gegenstand.
    .fr = Kapitel über den General Store: einen Gegenstand; Kapitel über Gegenstände: einen Kartennamen.
    .de = Einen Gegenstand.
    .ru = Einen Gegenstand.
    .of = 4e57b2a8
clause-diff-108 =
    GOAL-02: der Besitzer sieht die behaltenen Ziele an.
    Art: Wortlaut.
    Vorgabe: Er sieht sie an.
    .en = Mitgemeint.
    .fr = Mitgemeint.
    .de = Mitgemeint.
    .ru = Ausdrücklich gesagt.
    .of = f407c093
clause-diff-109 =
    TIP-03: ob der Minenplan verbessert ist.
    Art: Fehler in RU.
    Vorgabe: nein.
    .en = Nicht verbessert genannt.
    .fr = Nicht verbessert genannt.
    .de = Nicht verbessert genannt.
    .ru = Verbessert genannt.
    .of = 4da8b68f
