# Sixteen Fords in German: the rules by clause.

clause-fords-01 = Alle schreiben geheim zwei Befehle. Ein Befehl nennt ein eigenes Feld, ein Feld daneben und wie viele Trupps marschieren.
    .of = 578ac909
clause-fords-02 = Die ersten Befehle werden reihum ab dem Startspieler ausgeführt, dann die zweiten. Ein Befehl verfällt, wenn sein Feld verloren ist; stehen dort weniger Trupps, als er nennt, marschieren alle.
    .of = c380a616
clause-fords-03 = Wo Trupps eines anderen stehen, wird gekämpft. Jede Seite zählt einen Würfel zur Zahl ihrer Trupps; die höhere Summe gewinnt, und sind beide gleich, wer vorher da war.
    .of = 0bba1bb7
clause-fords-04 = Die Trupps des Verlierers sind weg. Der Sieger verliert halb so viele, aufgerundet, behält aber mindestens einen.
    .of = 272260c2
clause-fords-05 = Am Ende der Runde bekommt jede gehaltene Stadt einen Trupp ihres Besitzers dazu, bis zu 12.
    .of = 8ed7d501
