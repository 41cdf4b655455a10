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
clause-setup-05 =
    Die zwei Schürfwürfel und der Vorrat an Goldnuggets kommen auf ihre markierte Fläche.
    .fr = Rechts unten am Spielplan.
    .de = Rechts unten am Spielplan.
    .of = c7e21cd4
clause-setup-06 =
    Jeder Spieler nimmt ein Spielertableau sowie die 2 Wertungswürfel, die 2 Storyscheiben und den Figurenmarker einer Farbe.
    Im normalen Spiel liegt das Tableau so, dass die Seite ohne Plätze für Legendenchips oben ist.
    .of = 86e00ced
clause-setup-07 =
    Jeder Spieler zieht 2 Charakterkarten, behält 1 und legt die andere in die Schachtel zurück.
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
clause-setup-22 =
    Die Kampfkarten werden gemischt und kommen als Stapel auf ihren markierten Platz.
    .fr = An der rechten oberen Ecke des Spielplans.
    .de = An der rechten oberen Ecke des Spielplans.
    .ru = Sagt nur, dass der Stapel gebildet wird (SETUP-03).
    .of = bedc10f4
clause-setup-23 = Jeder Spieler nimmt eine Spielhilfe.
    .of = 9fe416bf
clause-setup-24 =
    Die Spieler einigen sich auf die Dauer des Spiels und legen den Spielendemarker an die Legendenanzeige (ENDGAME-01).
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

clause-char-01 =
    Eine Charakterkarte nennt einen Startort, einen Startbonus (Gegenstände, Geld, Pokerkarten, Marschall- oder Wanted-Punkte) und eine legendäre Fähigkeit.
    .of = 93018bd3
clause-char-02 =
    Die legendäre Fähigkeit erhält ein Spieler, sobald er 5 oder mehr Legendenpunkte hat, nicht früher.
    Siehe OPEN-46.
    .of = 1d9515d9
clause-char-03 =
    Manche Fähigkeiten ändern eine vorhandene Aktion, etwa Kampf oder Schürfen; andere sind eine Aktion, die nur dieser Charakter ausführen kann.
    .of = 77c0fabc
clause-char-04 =
    Die Seite, auf der man beginnt, bindet niemanden: ein Marschall darf zum Verbrecher werden, und ein Wanted-Spieler darf zu den Marschällen gehen, wenn er durch eine Verhaftung alle Wanted-Punkte verloren hat.
    .of = 36d83bac
clause-char-05 =
    Charaktere, die in den Regeln selbst beschrieben sind; legendäre Fähigkeiten gelten ab 5 LP.
    Annie Oakley: beginnt am General Store von Darkrock (auf einem der 3 benachbarten Felder) mit 1 Pokerkarte und 1 Gewehr; wenn ein Kampf mit einem anderen Spieler beginnt, wählt der Gegner: 1 Pokerkarte verlieren oder 1 Verletzung nehmen.
    Bass Reeves: Startort und Startbonus nicht angegeben; zieht zu Beginn des eigenen Zuges 1 Pokerkarte.
    Billy the Kid: beginnt in einem der Verstecke der Gang A mit 1 Revolver, 2 Pokerkarten und 2 Wanted-Punkten (ohne Belohnungen der Leiste); endet seine Bewegung auf einem Feld mit anderen Spielern, gibt ihm einer von ihnen, den Billy wählt, 1 Pokerkarte oder 10 $.
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
clause-turn-03 =
    Ein Zug hat drei Phasen in dieser Reihenfolge: Startphase, Aktionsphase, Schlussphase.
    .of = 04abde88
clause-turn-04 = Startphase, Schritt 1: Effekte ausführen, die zu Beginn des Zuges eintreten.
    .of = a0b330b2
clause-turn-05 =
    Startphase, Schritt 2: genau eines wählen: 20 $; 2 Pokerkarten; 10 $ und 1 Pokerkarte.
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
clause-turn-08 =
    Eine Aktion wird für eines von vier Dingen verwendet: A, Bewegung; B, eine Aktion auf einer Karte; C, ein Kampf gegen einen anderen Spieler, als Verhaftung, Duell oder Raub; D, was ein Ort bietet.
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
clause-move-03 =
    Mit einem Reittier darf der Spieler stattdessen die Bewegungsweite des aktiven Reittiers nutzen.
    .of = 51db27c0
clause-move-04 =
    Jeder Schritt führt auf ein benachbartes Feld.
    Auch Felder, die sich nur an einer Ecke berühren, sind benachbart.
    Siehe DIFF-15.
    Vorgabe: Ecken zählen.
    .fr = Sagt nichts über Ecken („ein benachbartes Feld“).
    .de = Sagt nichts über Ecken („ein benachbartes Feld“).
    .of = 75ee091e
clause-move-05 =
    Die zwei rot gestrichelt umrandeten Mesas in der Mitte des Spielplans sind keine Felder: niemand betritt sie.
    .of = 77029345
clause-move-06 =
    Ein Feld liegt in einer Stadt, wenn es sich innerhalb der dicken Linie um Darkrock oder Red Falls befindet; jedes andere Feld liegt außerhalb.
    Karten und Fähigkeiten beziehen sich darauf.
    .of = 9600c74c
clause-move-07 =
    Wer ein Feld mit einem Banditen betritt, beendet sofort die Bewegung, und ein Kampf beginnt (BANDIT-03).
    .of = 8ebb0600
clause-move-08 = Ein Wanted-Spieler kann das Feld des Sheriffs nicht betreten (SHERIFF-13).
    .of = 8bb58a45
clause-move-09 =
    Das Ende einer Bewegung kann Effekte auslösen: Vieh abliefern (CATTLE-04, CATTLE-05), die Reaktion Sprint (HAND-10), die Fähigkeit von Billy the Kid.
    Siehe OPEN-31.
    .of = ae03ffb4

clause-card-01 =
    Pokerkarten, Gegenstandskarten und manche Charakterkarten, auf denen „Aktion“ steht, können in der Aktionsphase als Aktion genutzt werden.
    .of = de069da7
clause-card-02 =
    Ablauf: die Karte offen hinlegen und vorlesen; ihren Text ausführen; danach eine Pokerkarte auf den Ablagestapel legen oder bei einer Charakter- oder Gegenstandskarte tun, was die Karte sagt.
    Siehe DIFF-17.
    .en = Steht noch einmal im Kapitel über Pokerkarten: die Karte wird erst abgelegt, wenn ihr Effekt ganz ausgeführt ist.
    .ru = Steht noch einmal im Kapitel über Pokerkarten: die Karte wird erst abgelegt, wenn ihr Effekt ganz ausgeführt ist.
    .of = 8b1c604f
clause-card-03 = Eine solche Karte zu nutzen kostet 1 der 3 Aktionen.
    .of = ceae486c
clause-card-04 =
    Bekannte Kartenaktionen: Entschlossenheit, Lebende Legende, Aufsatteln, Banditenjagd (HAND-10), Proviant (heilt; WOUND-05), Instinkte (Aktion nicht angegeben).
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
clause-fight-02 =
    Ein Kampf hat vier Schritte in dieser Reihenfolge: Ansage, Aufdecken, Reaktion, Belohnung.
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
clause-fight-05 =
    Ansage, Teil 3: der aktive Spieler legt 1 Pokerkarte aus der Hand verdeckt als seine Karte für den Kampf.
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
clause-fight-08 =
    Der aktive Spieler legt die gewählte Karte auch dann ab, wenn der Zielspieler ablehnt.
    .of = d2885718
clause-fight-09 =
    Aufdecken: beide Karten werden gleichzeitig aufgedeckt und Bonuseffekte ausgeführt (von Fähigkeiten der Charaktere, Gegenständen, Waffen und Pokerkarten).
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
clause-fight-15 =
    Welcher Art der Kampf auch ist und wer auch verliert: der Verlierer nimmt 1 Verletzung und erhält 1 Karte vom Pokerstapel.
    .of = 3735753f
clause-fight-16 =
    Nur der aktive Spieler kann die besondere Belohnung des Kampfes erhalten (ARREST-02 bis ARREST-05, DUEL-01, ROB-01, ROB-02).
    Ein Zielspieler, der gewinnt, kommt nur davon.
    Alle im Kampf gespielten Pokerkarten kommen auf den Ablagestapel.
    .of = 9dc8a51c
clause-fight-17 =
    Der aktive Spieler kann denselben Spieler nur einmal pro Zug angreifen, aber andere Spieler, solange er Aktionen hat.
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

clause-arrest-01 =
    Eine Verhaftung kann nur ein Marschallspieler (mindestens 1 Punkt) gegen einen Wanted-Spieler (mindestens 1 Punkt) ansagen.
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
clause-arrest-06 =
    Nach einer Verhaftung hat der Spieler keine Wanted-Punkte mehr und darf von da an Marschallspieler werden.
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
    Für das Genommene gelten die Grenzen des Räubers: 120 $, 4 Nuggets, 1 Viehchip.
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
clause-loc-02 =
    General Store und Saloon werden von jedem der drei benachbarten Felder aus genutzt.
    .of = cff1571b
clause-loc-03 =
    Was als Ort gilt.
    Siehe DIFF-30, OPEN-61.
    Vorgabe: wie in RU.
    .en = Sagt nichts dazu.
    .fr = Sagt nichts dazu.
    .de = Sagt nichts dazu.
    .ru = Ein Ort ist ein Feld mit einem der Symbole, die bei der Aktion Arbeiten aufgezählt sind; andere Felder sind keine Orte; General Stores und Saloons sind besondere Orte, die sich über mehrere Felder erstrecken.
    .of = 198ae052

clause-store-01 =
    An einem General Store umfasst 1 Aktion beliebig viele Käufe und Verbesserungen, die der Spieler bezahlen kann.
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
clause-store-04 =
    Eine eben gekaufte Waffe oder ein eben gekauftes Reittier darf sofort aktiv werden (ITEM-04).
    .of = 0145af7c
clause-store-05 =
    Eine Waffe oder ein Reittier zu verbessern kostet noch einmal den Preis.
    Sonstige Gegenstände lassen sich nicht verbessern.
    .of = 00e9927c

clause-poker-01 =
    An einem Saloon beginnt 1 Aktion eine Pokerrunde.
    Der aktive Spieler zahlt 10 $ Einsatz und zieht dann 1 Pokerkarte.
    .of = 3b3d6939
clause-poker-02 =
    Jeder andere Spieler in derselben Stadt darf mitspielen, indem er 10 $ zahlt und 1 Pokerkarte zieht; er muss nicht am Saloon stehen.
    .of = 486f04f4
clause-poker-03 =
    Der Saloon legt 50 $ dazu, wie viele auch mitspielen.
    Die Einsätze und diese 50 $ bilden den Pot.
    .of = f4de31cf
clause-poker-04 =
    Spielt niemand mit, ist der rechte Nachbar des aktiven Spielers der Dealer: er legt die eigene Hand beiseite und zieht 4 Pokerkarten als Hand des Dealers.
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
    11. Höchste Karte: nichts davon; es zählt die beste einzelne Karte (8♠ Q♦ 10♣ 3♥ 5♣).
    Siehe DIFF-34.
    Vorgabe: die Reihenfolge oben.
    .en = Als Reihenfolge erscheint Royal Flush, Straight Flush, Vierling, Fünf Gleiche, Full House; ob das die gedruckte Reihenfolge ist, ist ungewiss, sie kann durchaus mit den anderen übereinstimmen.
    .ru = Das Beispiel für Fünf Gleiche zeigt für Betrug die 2♦ selbst; das Beispiel für ein Paar hat eine 3♦ statt der 2♦.
    .of = 5a3f2e3a
clause-poker-15 =
    Zwei Blätter derselben Art.
    Siehe DIFF-35, OPEN-21.
    Vorgabe: der übliche Vergleich innerhalb einer Art (zuerst die Werte der Kombination, dann die Beikarten der Reihe nach), erst danach ein Gleichstand.
    .en = Im Beispiel schlagen drei Buben drei 10er, also entscheiden innerhalb einer Art die Werte; zu Beikarten sagt es nichts.
    .fr = Sagt nichts dazu; das Beispiel nennt keinen Grund.
    .de = Zwei Full Houses: der höhere Drilling; zwei Flushes: die höhere oberste Karte; zweimal zwei Paare: das höhere Paar; dasselbe Paar: die höchste Beikarte (Kicker).
    .ru = Im Beispiel schlagen drei Buben drei 10er, also entscheiden innerhalb einer Art die Werte; zu Beikarten sagt es nichts.
    .of = 53269bcc
clause-poker-16 =
    Betrug (eine 2♦) darf von einem Teilnehmer wie vom Dealer als Joker verwendet werden.
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
    Glück: im Beispiel bringt der Bonus dieser Karte dem aktiven Spieler, der verliert, 30 $ und 1 Pokerkarte zusätzlich zur Karte für das Verlieren.
    Der vollständige Effekt der Karte ist nicht angegeben.
    Siehe OPEN-23.
    .of = a885f998

clause-prospect-01 =
    An einer Mine werden mit 1 Aktion beide Schürfwürfel geworfen; jeder Würfel wird ausgeführt.
    .of = f95ef8a2
clause-prospect-02 =
    Ergebnisse eines Schürfwürfels.
    Goldnugget: erhalte 1 Nugget.
    Goldrückstände: erhalte 10 $.
    Goldstaub: erhalte 10 $, wirf diesen Würfel noch einmal und führe auch das neue Ergebnis aus.
    Kies: nichts.
    Siehe OPEN-28.
    .of = 4dff27d5
clause-prospect-03 =
    Ein Spieler hat höchstens 4 Nuggets bei sich (das Muli erhöht das; ITEM-09, OPEN-54).
    .of = b8cf8f95

clause-deposit-01 =
    An der Bank verkauft 1 Aktion Goldnuggets: jedes verkaufte kommt in den Vorrat zurück und bringt 20 $ und 1 LP.
    .of = 9576b80a
clause-deposit-02 =
    Ein Spieler hat höchstens 120 $ bei sich, jederzeit und woher auch immer sie kommen.
    .of = 5a402f4b
clause-deposit-03 =
    Geld über 120 $ ist verloren.
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
clause-heist-06 = Gelungen: 80 $ und 3 Wanted-Punkte.
    .of = 70a2b73e
clause-heist-07 = Misslungen: 1 Verletzung und 1 Wanted-Punkt; 1 Pokerkarte wird gezogen.
    .of = 6d0f32b0
clause-heist-08 =
    Die gespielten Pokerkarten werden abgelegt; alle gezogenen Kampfkarten kommen in zufälliger Reihenfolge unter den Stapel der Kampfkarten.
    .of = 98ba6d63
clause-heist-09 =
    Versucht ein Marschallspieler einen Überfall, ist er danach in keinem Fall mehr Marschall, da beide Ergebnisse Wanted-Punkte bringen.
    .of = f5e1cc8c

clause-heal-01 = Beim Doktor nehmen 1 Aktion und 10 $ dem Spieler alle Verletzungen.
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
    Im Varieté macht 1 Aktion aus Geld LP: 1 LP für je 30 $.
    Siehe OPEN-60.
    .of = 8c8f120a
clause-revel-02 =
    30 $ bringen 1 LP, 60 $ bringen 2, 90 $ bringen 3, 120 $ bringen 4.
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
clause-cattle-08 =
    Ein abgelieferter Chip wird wieder unter die Chips seiner eigenen Ranch gemischt.
    .of = 937120f7
clause-cattle-09 =
    Namen der beiden Arten abzuliefern.
    Nur Darstellung; die Beträge lassen keinen Zweifel.
    Siehe DIFF-50.
    .fr = Die Art, die einen Wanted-Punkt bringt, trägt das Wort für „abliefern“, während die Liste der Quellen von Marschallpunkten dasselbe Wort für die Art gebraucht, die einen Marschallpunkt bringt; die Liste der Quellen von Wanted-Punkten sagt „stehlen“.
    .of = 146eb524

clause-work-01 =
    An jedem Ort bringt 1 Aktion 10 $.
    Siehe LOC-03, OPEN-61.
    .of = 6baff534

clause-endturn-01 = Die Schlussphase durchläuft ENDTURN-02 bis ENDTURN-06 der Reihe nach.
    .of = c89deb11
clause-endturn-02 =
    Schritt 1: jede Storykarte auswerten, auf der die nötige Zahl von Storyscheiben liegt (STORY-10).
    .of = c1b43bf7
clause-endturn-03 = Schritt 2: bis zur Handkartenzahl abwerfen, 5 minus 1 für jede Verletzung.
    .of = c70c7a4e
clause-endturn-04 =
    Schritt 3: ein Wanted-Spieler erhält LP nach seiner Reihe auf dem Wanted-Pfad (WANTED-05).
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
clause-story-07 =
    Ein Spieler darf mehr als eine Scheibe auf derselben Karte haben (in verschiedenen Zügen gelegt).
    .of = 75b75ac2
clause-story-08 = Wer die letzte Scheibe legt, wertet die Karte am Ende desselben Zuges aus.
    .of = f2860f35
clause-story-09 = Beim Auswerten kommen die Scheiben der Karte zu ihren Besitzern zurück.
    .of = c2f28390
clause-story-10 =
    Reihenfolge beim Auswerten: die Geschichte vorlesen; jedem Beteiligten die Belohnung geben; Banditen einsetzen; den Sheriff bewegen.
    .of = 09e66f4b
clause-story-11 = Ein Beteiligter mit mehreren Scheiben auf der Karte wird nur einmal belohnt.
    .of = 91f40f8a
clause-story-12 =
    Banditen erscheinen in jedem Versteck, das die Karte nennt, außer wo schon ein Bandit, der Sheriff oder ein Spieler steht.
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
    Blutgeld: die Beteiligten erhalten 30 $ oder dürfen stattdessen 1 Verletzung nehmen und 50 $ erhalten; Banditen in den Verstecken von B und C; der Sheriff zieht bis zu 3 Felder.
    Der Auslöser ist nicht genannt; in einem Bild steht „2 oder mehr LP mit einer Aktion erhalten“ daneben, das mag ihr eigener sein.
    Gesehene Auslöser: 2 oder mehr LP mit einer Aktion erhalten; beliebig viele Marschall- oder Wanted-Punkte erhalten.
    .en = Die Karte: bis zu 3.
    .fr = Die Karte: bis zu 3.
    .de = Die Karte: bis zu 3.
    .ru = Die Karte: 3.
    .of = 4cf4fe1b

clause-marshal-01 =
    Ein Spieler hat Marschallpunkte oder Wanted-Punkte oder keine von beiden, nie beide.
    .of = 06fb5ce7
clause-marshal-02 =
    Marschallpunkte bringen: einen Banditen besiegen (1), Viehtrieb (1), einen Wanted-Spieler verhaften (1), die Aktion von Lebende Legende (1), Belohnungen von Storys (wie aufgedruckt).
    .of = 491f3d58
clause-marshal-03 = Wer Wanted-Punkte hat, kann keine Marschallpunkte erhalten.
    .of = ff8c8f31
clause-marshal-04 =
    Jeder Punkt rückt den Würfel auf der Marschallkarriere um ein Feld weiter.
    Der Spieler erhält die Belohnung jedes Feldes, das überschritten oder erreicht wird.
    Was auf der Leiste steht: LIMIT-14; siehe auch DIFF-104.
    .fr = Sagt hier und beim Wanted-Pfad: jedes Feld, das der Würfel betritt; gemeint ist dasselbe.
    .of = 41b6aefb
clause-marshal-05 =
    Steht der Würfel auf dem neunten und letzten Feld, bringt jeder weitere Marschallpunkt stattdessen 1 LP.
    .of = 8a36caba
clause-marshal-06 =
    Ein Marschallspieler, der Wanted-Punkte erhält, verliert alle Marschallpunkte; der Würfel kommt auf den Wanted-Pfad.
    Siehe DIFF-59, OPEN-44.
    Vorgabe: von selbst, sobald er welche erhält.
    .en = Geschieht, sobald der Spieler Wanted-Punkte erhält; an anderer Stelle heißt es, er entscheide sich dafür durch eine Aktion, die sie bringt.
    .fr = Nur als eine Entscheidung dargestellt, die der Spieler treffen darf.
    .de = Nur als eine Entscheidung dargestellt, die der Spieler treffen darf.
    .ru = Der Spieler darf zum Wanted-Spieler werden, worauf die Marschallpunkte sofort verfallen.
    .of = ee301a5a
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
clause-marshal-09 =
    Am Spielende erhält jeder Marschallspieler LP nach seiner Reihe auf der Marschallkarriere (SCORE-06).
    .of = c906da22

clause-wanted-01 =
    Wanted-Punkte bringen: ein Überfall (3, wenn er gelingt, und 80 $; 1, wenn er misslingt), einen Spieler berauben (1), Viehdiebstahl (1), die Aktion von Lebende Legende (1), Belohnungen von Storys (wie aufgedruckt).
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
clause-bandit-08 =
    Die gespielten Pokerkarten werden abgelegt; die gezogenen Kampfkarten kommen in zufälliger Reihenfolge unter den Stapel der Kampfkarten.
    .of = 25469d65
clause-bandit-09 =
    Der Effekt der Kampfkarte tritt nach den Reaktionen ein, auch wenn der Bandit verliert (EXAMPLE-03).
    .of = 69df5422

clause-sheriff-01 =
    Der Sheriff beginnt im Sheriffbüro in Darkrock und ist nur aktiv, solange mindestens ein Spieler auf dem Wanted-Pfad steht (Feld 1 dieser Leiste erinnert daran).
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
    .fr = Nur die Hälfte des Geldes; Nuggets sind nicht erwähnt. Eine Auslassung, da eine Verhaftung durch einen Spieler (ARREST-03) auch Nuggets kostet.
    .of = a8161d92
clause-sheriff-12 =
    Gewinnt der Wanted-Spieler, kehrt der Sheriff ins Sheriffbüro zurück, und sonst geschieht nichts.
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
clause-item-08 =
    Ein abgeworfener Gegenstand kommt auf den Aufsteller des General Store zurück und kann wieder gekauft werden.
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
