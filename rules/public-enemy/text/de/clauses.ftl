# Public Enemy Number One in German: the rules by clause.

clause-peno-comp-01 =
    48 Outlawkarten: je 12 für die vier Städte Tombstone, Cripple Creek, Dodge City und Deadwood.
    Die Rückseite der Karte nennt die Stadt.
    .of = 6821328a
clause-peno-comp-02 =
    Jeder Outlaw gehört zu einer von vier Banden: Wild Bunch, Daltons, James-Younger, Loners.
    In jeder Stadt sind die vier Banden gleich stark vertreten: 3 Karten jeder Bande in jeder Stadt, 12 jeder Bande insgesamt.
    Siehe PENO-EX-04.
    .of = 2c4a96e2
clause-peno-comp-03 =
    Jede Bande hat eine Anführerkarte, und in jeder Stadt gibt es genau einen Anführer.
    Durch den Anführer gehören die Bande und ihre Wanted-Marker zu einer Stadt und zu deren Farbe.
    Wild Bunch: Tombstone, Rot, angeführt von Butch Cassidy.
    Daltons: Cripple Creek, Grün, angeführt von Bob Dalton.
    James-Younger: Deadwood, Blau; der Anführer ist nicht genannt (am nächsten liegt Jesse James).
    Loners: Dodge City, Gelb; der Anführer ist nicht genannt.
    .of = ca419aa4
clause-peno-comp-04 =
    Die Loners sind eine erfundene Bande; wer zu den anderen gehört, ist vereinfacht.
    Ohne Einfluss auf das Spiel.
    .of = 50626b13
clause-peno-comp-05 = 12 Saloonkarten: 4 Kopfgeldjäger, 4 Schwindler, 4 Sheriffs.
    .of = b1587f60
clause-peno-comp-06 = 24 Wanted-Marker: 6 für jede Bande.
    .of = 559f612c
clause-peno-comp-07 = 1 One-Marker.
    .of = 076d82bd
clause-peno-comp-08 =
    Für Zusatzregeln: 12 Dollarplättchen, 12 Kugelplättchen, 1 Kavalleriemarker, 4 Vorherrschaftsmarker (einer je Bande).
    In der Schachtel liegt außerdem 1 Regelheft.
    .of = 4e1d01fd
clause-peno-comp-09 =
    Die Zahl der Spieler ist nicht angegeben.
    Ein kürzeres Spiel wird für 2, 3 oder 4 angeboten; 6 Wanted-Marker je Bande und 12 Dollarplättchen (je 2) reichen für höchstens 6.
    Siehe PENO-OPEN-01.
    .of = 4c13c41e
clause-peno-goal-01 = Ziel ist es, als Erster von jeder Bande einen Wanted-Marker und dazu den One-Marker zu besitzen.
    .of = 0fb0109c
clause-peno-setup-01 = Sortiert die Outlaws nach Städten, mischt jede Stadt verdeckt und legt vier Stapel nebeneinander in die Mitte.
    .of = 8142164f
clause-peno-setup-02 = Deckt die oberste Karte jedes Städtestapels auf.
    .of = 3a645576
clause-peno-setup-03 =
    Mischt die Saloonkarten zu einem fünften Stapel und legt ihn daneben.
    Seine oberste Karte bleibt verdeckt.
    .of = 99e303ae
clause-peno-setup-04 =
    Legt die Wanted-Marker zu ihren Städten und den One-Marker neben die Stapel.
    Zu Beginn besitzt niemand den One-Marker.
    .of = ae431142
clause-peno-setup-05 = Für 2, 3 oder 4 Spieler, die kürzer spielen wollen: PENO-FAST-01.
    .of = f58651be
clause-peno-setup-06 =
    Wer die Regeln vorliest, beginnt die erste Runde.
    Siehe PENO-OPEN-02.
    .of = fa221894
clause-peno-turn-01 =
    Es geht im Uhrzeigersinn reihum.
    Wer am Zug ist, nimmt die oberste Karte eines der fünf Stapel und legt sie offen vor sich hin.
    Bei einem Städtestapel ist das die sichtbare Karte; beim Saloon ist sie unbekannt.
    .of = 492f4ba5
clause-peno-turn-02 =
    Outlaws werden nach Banden gestapelt (nicht nach Städten), jeder auf die früheren Karten seiner Bande.
    Nur die oberste Karte eines solchen Stapels ist offen.
    .of = a3ab5e03
clause-peno-turn-03 = Nachdem eine Städtekarte genommen wurde, wird die nächste Karte dieses Stapels aufgedeckt.
    .of = c4a28de1
clause-peno-turn-04 =
    Eine Saloonkarte wirkt sofort.
    Ist ihr Effekt nicht möglich, geschieht nichts.
    .of = b136275d
clause-peno-turn-05 = Dann ist im Uhrzeigersinn der nächste Spieler am Zug.
    .of = b00b088a
clause-peno-round-01 = Sobald einer der fünf Stapel leer ist, endet die Runde sofort.
    .of = 0ecd2f00
clause-peno-round-02 = Die Runde endet auch, sobald ein Spieler von jeder der vier Banden mindestens eine Karte hat.
    .of = 203e8139
clause-peno-round-03 = Danach wird die Runde gewertet: zuerst die Mehrheiten, dann die Punkte.
    .of = 243d7710
clause-peno-round-04 = Hat niemand gewonnen, beginnt eine neue Runde: alle Karten werden gemischt und die Stapel neu gebildet.
    .of = e16c8cf3
clause-peno-round-05 = Wer den One-Marker besitzt, beginnt die neue Runde.
    .of = 3af23844
clause-peno-round-06 =
    Endete die erste Runde mit einem Gleichstand um den One-Marker, sodass ihn niemand besitzt, beginnt die nächste der Spieler links von dem, der die erste begonnen hat.
    Siehe PENO-OPEN-04.
    .of = 643f4d46
clause-peno-maj-01 = Bei jeder Bande erhält der Spieler mit den meisten Karten einen Wanted-Marker dieser Bande.
    .of = 11caf8ce
clause-peno-maj-02 = Wer den Wanted-Marker dieser Bande schon besitzt, erhält nichts.
    .of = b8e47dc0
clause-peno-maj-03 = Haben mehrere die meisten Karten, gewinnt von ihnen, wer die Anführerkarte der Bande hat.
    .of = d3f80ee6
clause-peno-maj-04 = Hat keiner von ihnen den Anführer, erhält niemand den Marker, außer die Spieler einigen sich auf ein Duell (PENO-DUEL-01).
    .of = 1c10341d
clause-peno-points-01 =
    Jeder Spieler wertet jede Bande für sich nach der Zahl seiner Karten und zählt die vier Ergebnisse zusammen.
    0 Karten einer Bande: 0 Punkte; 1 Karte: 2; 2 Karten: 3; 3 Karten: 5; 4 Karten: 8; 5 Karten: 12; 6 Karten: 17; 7 Karten: 23; 8 oder mehr Karten: 30.
    .of = d6000015
clause-peno-points-02 = Wer in dieser Runde die höchste Summe hat, nimmt den One-Marker, auch wenn ihn bisher jemand anders besitzt.
    .of = 4f8e8671
clause-peno-points-03 = Besitzt dieser Spieler ihn schon, geschieht nichts.
    .of = 45a5d213
clause-peno-points-04 =
    Bei einem Gleichstand nimmt ihn niemand; wer ihn besitzt, behält ihn.
    Stattdessen kann ein Duell entscheiden (PENO-DUEL-01).
    .of = c6b764e4
clause-peno-points-05 = Punkte werden nicht in die nächste Runde mitgenommen.
    .of = 330e7462
clause-peno-win-01 = Wer von jeder der vier Banden einen Wanted-Marker und den One-Marker besitzt, gewinnt sofort, und das Spiel endet.
    .of = bebd68d3
clause-peno-win-02 = Geschieht das, während die Mehrheiten vergeben werden, werden keine Punkte mehr gezählt.
    .of = fe81e0ef
clause-peno-saloon-01 = Der Effekt der gezogenen Karte ist Pflicht und tritt sofort ein.
    .of = 31f22c31
clause-peno-saloon-02 =
    Sheriff: Wer ihn gezogen hat, entfernt eine offene Karte von einem eigenen Stapel.
    Diese Karte und der Sheriff sind für diese Runde aus dem Spiel.
    .of = 9486b49e
clause-peno-saloon-03 =
    Kopfgeldjäger: Der Spieler entfernt eine offene Karte vom Stapel eines Gegners.
    Diese Karte und der Kopfgeldjäger sind für diese Runde aus dem Spiel.
    .of = c43da6b3
clause-peno-saloon-04 =
    Schwindler: Der Spieler nimmt einen offenen Outlaw vom Stapel eines Gegners und legt ihn auf einen eigenen Stapel.
    Der Schwindler ist für diese Runde aus dem Spiel.
    Siehe PENO-DIFF-03, PENO-OPEN-10.
    .en = Obenauf auf einen eigenen Stapel; gemeint ist dasselbe.
    .of = 1116f217
clause-peno-saloon-05 = Karten, die aus dem Spiel sind, kommen beim Aufbau der nächsten Runde zurück.
    .of = 112956ae
clause-peno-fast-01 =
    Mit 2, 3 oder 4 Spielern: Entfernt aus jeder Stadt 1 Outlaw jeder Bande, nie einen Anführer, sowie 1 Kopfgeldjäger, 1 Schwindler und 1 Sheriff.
    Sie bleiben das ganze Spiel über draußen.
    .of = 73c4b12e
clause-peno-fast-02 = Ergebnis: 32 Outlaws (8 je Stadt, 2 je Bande und Stadt, 8 je Bande) und 9 Saloonkarten.
    .of = 76b2b777
clause-peno-duel-01 = Entscheidet einen Gleichstand zwischen genau 2 Spielern um einen Wanted-Marker oder den One-Marker.
    .of = cb2e7ad0
clause-peno-duel-02 = Jeder Duellant nimmt 6 Kugelplättchen: 5-mal Klick und 1-mal Peng; er mischt sie mit der Kugel nach oben (sodass das Ergebnis verborgen ist) und legt sie in beliebiger Reihenfolge in eine Reihe.
    .of = 4ea26f95
clause-peno-duel-03 = Beide drehen gleichzeitig ein Plättchen um, immer wieder, bis ein Peng erscheint.
    .of = a6cb6682
clause-peno-duel-04 = Wer zuerst Peng zeigt, gewinnt das Duell und den Marker.
    .of = 15d49efc
clause-peno-duel-05 = Zeigen beide zugleich Peng, fallen beide, und keiner erhält den Marker.
    .of = 1bf550ed
clause-peno-tuel-01 = Bei einem Gleichstand von drei Spielern werden 6 Kugelplättchen (5-mal Klick, 1-mal Peng) gemischt und verdeckt in einer Reihe in die Mitte gelegt.
    .of = 528fbca1
clause-peno-tuel-02 = In der Zugreihenfolge der Runde drehen die drei reihum je ein Plättchen um.
    .of = 4b51a549
clause-peno-tuel-03 = Wer Peng aufdeckt, schaltet die beiden anderen aus und nimmt den Marker.
    .of = 31e65eda
clause-peno-dollar-01 = Zu Beginn einer Runde erhält jeder Spieler 2 Dollarplättchen.
    .of = d875f4e1
clause-peno-dollar-02 = Wer am Zug ist, darf, bevor er eine Karte nimmt, ein Plättchen für eine von zwei Bonusaktionen ausgeben, höchstens eines pro Zug.
    .of = 95ad9755
clause-peno-dollar-03 = Bonusaktion 1: Lege einen sichtbaren Outlaw unter seinen Stapel und decke die nächste Karte auf.
    .of = fa7924f6
clause-peno-dollar-04 = Bonusaktion 2: Sieh dir die erste verdeckte Karte eines beliebigen Stapels an.
    .of = 91ed835a
clause-peno-cav-01 = Am Ende des eigenen Zuges, nachdem er eine Karte genommen hat, darf ein Spieler den Kavalleriemarker auf einen der vier Städtestapel legen oder dorthin versetzen, nicht auf den Saloon.
    .of = 83a57a3f
clause-peno-cav-02 = Vom Stapel, auf dem er liegt, kann niemand eine Karte nehmen.
    .of = 2eb63546
clause-peno-cav-03 = Auf diesen Stapel wirken keine Dollarplättchen.
    .of = b67c4928
clause-peno-sup-01 = Zu Beginn jeder Runde wird einer der 4 Vorherrschaftsmarker zufällig bestimmt.
    .of = 45e75544
clause-peno-sup-02 = Wenn in dieser Runde Punkte gezählt werden, zählen die Karten dieser Bande bei jedem Spieler als eine mehr.
    .of = 1d538da2
clause-peno-tip-01 =
    Merke dir, was schon genommen wurde; in jeder Stadt sind die Banden gleich stark.
    Siehe PENO-DIFF-05.
    .en = Schreibt „gerade Zahl“, zu lesen als gleich viele: 3 jeder Bande in jeder Stadt.
    .of = 900e8a37
clause-peno-tip-02 = Je kleiner ein Stapel wird, desto eher kommt ein noch nicht gesehener Anführer; decke ihn nicht für den nächsten Spieler auf.
    .of = 1d4e1210
clause-peno-tip-03 = Drei verschiedene Banden (6 Punkte) sind mehr wert als drei Karten einer Bande (5 Punkte).
    .of = c042afab
clause-peno-tip-04 = Ein Drittel des Saloons sind Sheriffs; sind alle weg, ist der Saloon sicher und gut besucht.
    .of = f03c08bc
clause-peno-ex-01 =
    Stapeln.
    Ausgangslage: Ein Spieler hat Belle Starr (Loners).
    Schritt: Er nimmt Cattle Kate (Loners).
    Ergebnis: Cattle Kate liegt auf Belle Starr; 2 Outlaws einer Bande.
    .of = c14dce15
clause-peno-ex-02 =
    Mehrheit.
    Ausgangslage: vier Spieler mit 4, 4, 2 und 0 Karten des Wild Bunch; der erste hat Butch Cassidy.
    Ergebnis: Der erste gewinnt den Gleichstand und den roten Wanted-Marker.
    .of = 1f140e26
clause-peno-ex-03 =
    Vorherrschaft.
    Ausgangslage: Die Vorherrschaft haben die Daltons; ein Spieler hat 3 Daltons.
    Ergebnis: 8 Punkte statt 5, wie für 4 Karten.
    .of = 1c517e18
clause-peno-ex-04 =
    Wahrscheinlichkeit in einer Stadt.
    Ausgangslage: Tombstone, 12 Karten: 3 rote und 2 gelbe sind genommen, 1 blaue ist sichtbar.
    Ergebnis: 6 verdeckte Karten: 3 grüne, 2 blaue, 1 gelbe; die nächste Karte ist mit Wahrscheinlichkeit 1/2 grün.
    .of = 4152394b
clause-peno-ex-05 =
    Wahrscheinlichkeit eines Anführers.
    Ausgangslage: In Cripple Creek liegen noch 4 Karten, eine davon sichtbar und nicht Bob Dalton; der Anführer ist unter den übrigen.
    Ergebnis: Wird die sichtbare Karte genommen, kommt mit Wahrscheinlichkeit 1/3 Bob Dalton.
    .of = 5621fad5
clause-peno-ex-06 =
    Punktevergleich.
    3 Karten einer Bande: 5 Punkte.
    3 Karten dreier Banden: 2 + 2 + 2 = 6 Punkte.
    .of = 02d98683
clause-peno-diff-01 =
    PENO-GOAL-01: wofür die vier Wanted-Marker stehen, in der Übersicht auf der letzten Seite.
    Art: Wortlaut.
    Stadt und Bande laufen wegen PENO-COMP-03 auf dasselbe hinaus.
    Vorgabe: einer je Bande.
    .en = Einer je Bande.
    .fr = Einer je Stadt.
    .of = ebdfb09f
clause-peno-diff-02 =
    PENO-WIN-01: was geschieht, wenn jemand alle fünf Marker besitzt, in der Übersicht auf der letzten Seite.
    Art: Wortlaut.
    Vorgabe: Das Spiel endet sofort.
    .en = Der Spieler gewinnt, und das Spiel endet sofort.
    .fr = Der Spieler gewinnt.
    .of = c2e6de90
clause-peno-diff-03 =
    PENO-SALOON-04: wohin die gestohlene Karte kommt.
    Art: Wortlaut.
    Vorgabe: obenauf.
    .en = Obenauf auf einen eigenen Stapel.
    .fr = Auf einen eigenen Stapel.
    .of = 013903cd
clause-peno-diff-04 =
    PENO-TUEL-01: wie das Verfahren heißt und wo die Plättchen liegen.
    Art: Wortlaut.
    .en = „Tuell“; in der Mitte der Spielfläche.
    .fr = „Tuell in der Sonne“; in der Mitte des Spielbereichs.
    .of = 4c1be22b
clause-peno-diff-05 =
    PENO-TIP-01: wie viele Karten jeder Bande es in einer Stadt gibt.
    Art: Fehler in EN (3 ist ungerade).
    Vorgabe: gleich viele.
    .en = Eine „gerade“ Zahl.
    .fr = Gleich viele.
    .of = bb591736
clause-peno-diff-06 =
    PENO-DUEL-01: auf welche Seite für das Duell verwiesen wird.
    Art: Wortlaut; jede Ausgabe verweist auf ihre eigene Hälfte des Hefts.
    .en = Seite 11.
    .fr = Seite 6.
    .of = 18e95a27
clause-peno-diff-07 =
    PENO-COMP-02: Name der Bande im Vorwort.
    Art: Wortlaut.
    Vorgabe: Daltons.
    .en = Daltons.
    .fr = Dalton.
    .of = f2a2a90f
clause-peno-diff-08 =
    PENO-COMP-02: Name des Wild Bunch im Vorwort.
    Art: Fehler in beiden.
    Vorgabe: Wild Bunch.
    .en = Wind Bunch.
    .fr = Wind Bunch.
    .of = dde1e470
clause-peno-diff-09 =
    PENO-ROUND-05: Satz auf der letzten Seite darüber, wer beginnt.
    Art: Fehler in FR.
    Vorgabe: Wer den One-Marker besitzt, beginnt.
    .en = Ein vollständiger Satz.
    .fr = Ein grammatisch unvollständiger Satz.
    .of = d4dd3d18
clause-peno-diff-10 =
    PENO-SUP-01: wie das Vorherrschaftsteil heißt.
    Art: Wortlaut.
    Vorgabe: Marker und Plättchen sind dasselbe.
    .en = Ein Marker, im Beispiel dann ein Plättchen.
    .fr = Ein Marker, im Beispiel dann ein Plättchen.
    .of = 26043639
clause-peno-diff-11 =
    PENO-SETUP-02: was aufgedeckt wird.
    Art: Wortlaut.
    .en = Die oberste Karte jedes Stapels.
    .fr = Die erste Karte jedes Stapels.
    .of = 9ac006f3
clause-peno-diff-12 =
    PENO-DUEL-01: Rang des Duells.
    Art: Wortlaut; beide Ausgaben schwanken.
    Vorgabe: freiwillig.
    .en = Im Kapitel über die Wertung eine „zusätzliche“ Regel, im eigenen Kapitel eine freiwillige.
    .fr = Im Kapitel über die Wertung eine „zusätzliche“ Regel, im eigenen Kapitel eine freiwillige.
    .of = 885bfec1
clause-peno-diff-13 =
    PENO-SALOON-01: welcher Effekt eintritt.
    Art: mehrdeutig in beiden; eine freie Wahl ist nicht gemeint.
    Vorgabe: Die gezogene Karte entscheidet.
    .en = „Einer der 3 möglichen Effekte“.
    .fr = „Einer der 3 möglichen Effekte“.
    .of = e8ce319e
clause-peno-diff-14 =
    PENO-MAJ-03: Gleichstände, in der Übersicht auf der letzten Seite.
    Art: Wortlaut.
    Vorgabe: Wer die Anführerkarte besitzt, ist im Vorteil.
    .en = Vorteil für die Anführerkarte.
    .fr = Vorteil für den Anführer.
    .of = e697fbdf
clause-peno-diff-15 =
    PENO-MAJ-04: welche Spieler gemeint sind, wenn kein Anführer den Gleichstand entscheidet.
    Art: mehrdeutig in beiden.
    Vorgabe: siehe PENO-OPEN-05.
    .en = „Keiner der Spieler hat diese Karte“.
    .fr = „Keiner der Spieler hat diese Karte“.
    .of = 9b1564dc
clause-peno-open-01 =
    Zahl der Spieler.
    Entscheidung: 2 bis 6; das kürzere Spiel nur für 2 bis 4.
    .of = e777251f
clause-peno-open-02 =
    Startspieler im Programm.
    Entscheidung: zufällig oder nach Wahl des Gastgebers; dieser Spieler gilt als Vorleser.
    .of = ba58a056
clause-peno-open-03 =
    Startspieler späterer Runden.
    Entscheidung: wer den One-Marker besitzt; hat er bei der Wertung gewechselt, der neue Besitzer.
    .of = 96ea1d5a
clause-peno-open-04 =
    Auch nach weiteren Gleichständen besitzt niemand den One-Marker.
    Die Regeln behandeln nur den Gleichstand der ersten Runde und sprechen von „deiner“ Linken; gemeint ist der Vorleser, der diese Runde beginnt.
    Entscheidung: Solange ihn niemand besitzt, rückt der Beginn jede Runde einen Platz nach links (im Uhrzeigersinn).
    .of = cf0a5230
clause-peno-open-05 =
    Gleichstände bei Mehrheiten.
    Der Anführer kann bei einem Spieler liegen, der am Gleichstand nicht beteiligt ist, oder aus der Runde sein.
    Entscheidung: Der Anführer hilft nur einem Beteiligten; hat ihn keiner von diesen, erhält niemand den Marker, wer auch immer ihn sonst hat.
    .of = 77be0f52
clause-peno-open-06 =
    Eine Bande, von der niemand eine Karte hat.
    Entscheidung: keine Mehrheit, kein Marker.
    .of = b9b4fc41
clause-peno-open-07 =
    Wer die Mehrheit hat, besitzt den Marker schon.
    Entscheidung: Niemand anders erhält ihn an seiner Stelle.
    .of = 2f094440
clause-peno-open-08 =
    Kann man Wanted-Marker verlieren?
    Entscheidung: nein; sie kommen aus dem Vorrat von 6 je Bande und werden behalten.
    Auch mit 6 Spielern kann der Vorrat nicht ausgehen.
    .of = d178e640
clause-peno-open-09 =
    Gleichstand, an dem ein Spieler beteiligt ist, der den Marker schon besitzt.
    Entscheidung: Der Gleichstand wird wie sonst entschieden (Anführer oder Duell); gewinnt der Besitzer, geschieht nichts; der andere Beteiligte erhält nichts.
    .of = 9a00ad94
clause-peno-open-10 =
    Eine gestohlene Karte einer Bande, die der Dieb noch nicht hat.
    Entscheidung: Sie beginnt einen neuen Stapel dieser Bande; sie kommt immer zur eigenen Bande, nie auf eine andere.
    .of = a28e005a
clause-peno-open-11 =
    Eine gestohlene Karte macht die vier Banden vollständig.
    Entscheidung: Die Runde endet sofort (PENO-ROUND-02).
    .of = d9e5ce6d
clause-peno-open-12 =
    Die Saloonkarte hat kein erlaubtes Ziel.
    Entscheidung: Die Saloonkarte geht ohne Effekt für die Runde aus dem Spiel; sonst ist der Effekt Pflicht, auch wenn er ungelegen kommt.
    .of = c44ffcb0
clause-peno-open-13 =
    Die letzte Saloonkarte.
    Entscheidung: Zuerst tritt ihr Effekt ein, dann endet die Runde nach PENO-ROUND-01.
    .of = 7d73a053
clause-peno-open-14 =
    Ein Städtestapel geht zu Ende.
    Er geht zu Ende, wenn seine letzte sichtbare Karte genommen wird und nichts aufgedeckt werden kann.
    Entscheidung: Die Runde endet sofort; niemand ist mehr am Zug.
    .of = 4cd28619
clause-peno-open-15 =
    Die vierte Bande durch das Nehmen einer Karte.
    Entscheidung: Die Runde endet sofort; es wird keine neue Karte aufgedeckt, und die Kavallerie zieht nicht mehr.
    .of = ffe309ec
clause-peno-open-16 =
    Ungleich viele Züge in einer Runde.
    Entscheidung: hingenommen; letzte Züge gibt es nicht.
    .of = 9d72803f
clause-peno-open-17 =
    Was man sehen darf.
    Entscheidung: Wie viele Karten ein Stapel hat und welche Karten aus dem Spiel sind, ist allen bekannt; verdeckte Karten kennt man aus dem Spielverlauf, und ein Programm darf sie auf Wunsch zeigen.
    .of = 33ac5355
clause-peno-open-18 =
    Ein Anführer unter anderen Karten.
    Entscheidung: Er zählt bei Gleichständen, wo auch immer er im Stapel liegt; entfernt oder gestohlen werden kann nur eine offene Karte.
    .of = 049104ce
clause-peno-open-19 =
    Was offen liegt, nachdem eine Karte entfernt wurde.
    Entscheidung: die nächste Karte des Stapels.
    .of = 3cef0912
clause-peno-open-20 =
    Sieg während der Mehrheitswertung.
    Nur wer zu dieser Zeit den One-Marker besitzt, kann dann alles beisammenhaben.
    Entscheidung: nach jeder vergebenen Bande prüfen; die Reihenfolge der Banden (Wild Bunch, Daltons, James-Younger, Loners) kann den Sieger nicht ändern; die Punkte entfallen.
    .of = 125b8231
clause-peno-open-21 =
    Sieg in der Punktewertung.
    Entscheidung: prüfen, nachdem der One-Marker vergeben ist; es gibt nur einen Besitzer und daher nur einen Sieger.
    .of = db953f57
clause-peno-open-22 =
    Jemand besitzt zu Beginn einer Runde vier Wanted-Marker, aber nicht den One-Marker.
    Entscheidung: noch kein Sieg; er gewinnt, sobald er den One-Marker nimmt.
    .of = 5359bc0c
clause-peno-open-23 =
    Gleichstände um den One-Marker.
    Entscheidung: Bei einem Gleichstand um die höchste Summe nimmt ihn niemand; der Besitzer behält ihn, auch wenn er nicht beteiligt ist.
    .of = e9d82ad4
clause-peno-open-24 =
    Wann kommt es zum Duell?
    Nach den Regeln wird das bei jedem Gleichstand frei entschieden.
    Entscheidung: eine Einstellung des Spiels; ist sie an, wird jeder Gleichstand zweier Spieler, den kein Anführer entscheidet, von selbst ausgeschossen.
    .of = 7323d469
clause-peno-open-25 =
    Duell um den One-Marker.
    Entscheidung: Der Sieger nimmt ihn; fallen beide, behält ihn der Besitzer.
    .of = 90893208
clause-peno-open-26 =
    Reihenfolge in der Reihe beim Duell.
    Die Plättchen werden verdeckt gemischt, also verrät die Reihenfolge nichts.
    Entscheidung: Eine zufällige Reihenfolge genügt.
    .of = 93fdc941
clause-peno-open-27 =
    Wer beim Tuell beginnt.
    Entscheidung: der Beteiligte, der in der Zugreihenfolge vom Startspieler der Runde an zuerst kommt.
    .of = 1945c130
clause-peno-open-28 =
    Gleichstand von vier oder mehr.
    Entscheidung: kein Duell; niemand erhält den Marker.
    .of = 97d0a22a
clause-peno-open-29 =
    Nicht ausgegebene Dollarplättchen.
    Entscheidung: Sie werden am Ende der Runde zurückgegeben; jeder beginnt eine Runde mit genau 2 (12 Plättchen reichen für 6 Spieler).
    .of = 7cc5d8c7
clause-peno-open-30 =
    Bonusaktion 1 auf einen Stapel mit nur einer Karte.
    Entscheidung: nicht erlaubt, da sich nichts ändern würde.
    .of = 87fe11ce
clause-peno-open-31 =
    Bonusaktion 2: welche Stapel.
    Entscheidung: jeder Stapel mit einer verdeckten Karte: die zweite Karte eines Städtestapels, die oberste des Saloons; nur wer das Plättchen ausgegeben hat, sieht sie.
    .of = 5a17eb45
clause-peno-open-32 =
    Erst das Dollarplättchen, dann die Karte.
    Entscheidung: Wer es ausgegeben hat, nimmt danach noch eine Karte von einem beliebigen freien Stapel, auch vom geänderten.
    .of = 112dde33
clause-peno-open-33 =
    Die Kavallerie vor ihrem ersten Einsatz und zwischen den Runden.
    Entscheidung: Sie liegt außerhalb; zu Beginn jeder Runde wird sie wieder weggenommen.
    .of = ece1c08c
clause-peno-open-34 =
    Die Kavallerie ganz wegnehmen.
    Entscheidung: nicht möglich; man darf sie nur liegen lassen oder zu einer anderen Stadt versetzen.
    .of = 7d487b1f
clause-peno-open-35 =
    Die Kavallerie und das Ende der Runde.
    Entscheidung: Ein gesperrter Stapel kann nicht leer werden; ist die Runde zu Ende, zieht die Kavallerie nicht mehr.
    .of = d97be91b
clause-peno-open-36 =
    Die Kavallerie und der Saloon.
    Entscheidung: Saloonkarten betreffen die Stapel der Spieler, nicht die in der Mitte, und sind daher nicht gesperrt.
    .of = c0c95fa3
clause-peno-open-37 =
    Vorherrschaft und Mehrheiten.
    Entscheidung: nur für Punkte; bei den Mehrheiten bleibt es bei der Zahl der Karten.
    .of = 41a27a4b
clause-peno-open-38 =
    Vorherrschaft ohne Karten oder mit acht.
    Entscheidung: Keine Karte bringt weiter 0 Punkte; acht oder mehr bringen weiter 30.
    .of = ba5e51eb
clause-peno-open-39 =
    Vorherrschaftsmarker über mehrere Runden.
    Entscheidung: In jeder Runde sind alle vier im Los.
    .of = aba29b58
clause-peno-open-40 =
    Welcher Outlaw im kürzeren Spiel entfernt wird.
    Entscheidung: zufällig einer, der nicht Anführer ist; für das ganze Spiel dieselben, und verdeckt.
    .of = 0371d31f
clause-peno-open-41 =
    Ein Spiel ohne Ende.
    Entscheidung: Die Regeln kennen keine Grenze; ein Programm darf eine anbieten und dann zuerst nach der Zahl der Wanted-Marker, danach nach dem One-Marker reihen.
    .of = 5867317c
clause-peno-open-42 =
    Beide Bedingungen für das Rundenende treffen zugleich ein.
    Entscheidung: eine Wertung; nichts hängt davon ab, welche es war.
    .of = d6731198
clause-peno-open-43 =
    Kopfgeldjäger oder Schwindler bei mehreren Gegnern.
    Entscheidung: Gegner und Stapel sind frei zu wählen.
    .of = c53b7328
clause-peno-open-44 =
    Sheriff bei einer einzigen Karte.
    Entscheidung: Sie wird entfernt; der Spieler hat dann keinen Stapel mehr.
    .of = ca6e4445
