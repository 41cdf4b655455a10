# The Good, the Bad, and the Handsome in German: a line or two about stories and characters. All of them are ours.

flavour-story-the-unmarked-grave = Kein Name, kein Datum, und die Erde ist lockerer, als sie sein sollte.
flavour-story-the-pawnbrokers-drawer = Er beleiht alles und vergisst nichts. Die unterste Schublade ist seit dem Krieg nicht mehr offen gewesen.
flavour-story-last-will-and-testament = Meinem Pferd mein Dank. Meinem Bruder meine Schulden. Wer noch steht: siehe unter den Dielen.
flavour-story-the-cottonwood = Er sagte immer, es werde da sein, wenn man es braucht. Was, das sagte er nie.
flavour-story-the-wrong-man = Derselbe Hut, dasselbe Pferd, dieselbe Größe. Die Entschuldigung war ehrlich und etwas spät.
flavour-story-ten-paces = Einer von beiden zählte bis neun. Welcher, ist unter Historikern umstritten.
flavour-story-bad-blood = An die Kuh des Großvaters erinnert sich niemand mehr, nur beide Familien.
flavour-story-a-handsome-reward = Bar bezahlt, vor aller Augen und mit einem Kuss, um den er nicht gebeten hatte.
flavour-story-who-started-it = Er war's. Nein, er. Der Pianist sagt, es war der Pianist.
flavour-story-steak-for-the-eye = Roh und von der besseren Hälfte der Kuh. Danach hat er es sich braten lassen.
flavour-story-over-one-card = Es war die Kreuz-Vier. Es war nicht einmal ein gutes Blatt.
flavour-story-the-whole-street-watched = Läden zu, Vorhänge auf. Der Barbier vermietete sein Fenster stundenweise.
flavour-story-hard-feelings = Verziehen hat er. Er hat es nur nirgends aufgeschrieben.
flavour-story-a-borrowed-pistol = Sie zieht nach links, hatte der Besitzer gesagt. Links stand dann der Besitzer.
flavour-story-the-undertaker-smiles = Er lüftet vor beiden den Hut und nimmt mit den Augen Maß.
flavour-story-both-still-standing = Elf Schüsse, zwei Hüte und ein Regenfass. Man hat sich auf Donnerstag geeinigt.
flavour-character-judge-roy-bean = Er besitzt genau ein Gesetzbuch und liest kein zweites. Die Geldstrafe ist eine Runde für alle.
flavour-character-butch-cassidy = Der höflichste Mann, der je einen Tresor geleert hat. Sheriffs mag er, am liebsten von hinten.
flavour-character-joaquin-murrieta = Fünf Steckbriefe, fünf Gesichter. Gehängt wurden alle fünf; es soll ihm gut gestanden haben.
