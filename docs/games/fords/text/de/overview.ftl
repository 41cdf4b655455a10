chapter-orders = Alle schreiben heimlich zwei Befehle: von welchem ihrer Felder Trupps losmarschieren, auf welches Feld daneben, und wie viele. Dann werden reihum die ersten Befehle aller ausgeführt, danach die zweiten.
    .title = Befehle
chapter-battles = Wo fremde Trupps stehen, zählt jede Seite einen Würfel von 1 bis 6 zu ihren Trupps; die höhere Summe gewinnt, bei Gleichstand, wer da war. Die Verlierer sind weg, der Sieger verliert halb so viele.
    .title = Kämpfe
chapter-towns = Jede gehaltene Stadt bekommt je Runde einen Trupp mehr. Nach sechs Runden ist jedes gehaltene Feld 1 Punkt, jede Stadt 2.
    .title = Städte und Punkte
