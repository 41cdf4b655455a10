# Western Legends in German: a line or two that is read aloud when a story is told, or told of a character. All of them are ours.

flavour-story-blood-money = Das Geld war sauber, als es die Bank verließ. Was zwischen Tresor und Bach damit geschah, geht niemanden etwas an außer dich.
flavour-story-loose-tongues = Mittags wusste die ganze Straße, was du getan hast. Abends hattest du es zweimal getan, mit einer Axt.
flavour-story-front-page = Der Redakteur hat deinen Namen auf drei Arten falsch geschrieben, und zwar in großen Lettern.
flavour-story-dead-or-alive = Das Plakat überlässt die Wahl dem Finder. Das Bild darauf könnte jeder sein; deshalb hat der Barbier die Stadt verlassen.
flavour-story-the-pinkertons = Zwei Männer in Stadtschuhen stellen Fragen und schreiben die Antworten auf. Niemand hat ihnen gesagt, dass alle Antworten gleich sind.
flavour-story-the-sheriff-of-darkrock = Der Sheriff liest seine Post stehend am Fenster. Heute hat er den Hut schon vor der letzten Seite aufgesetzt.
flavour-story-local-rabble = Sie hatten einmal einen Anführer und einen Plan. Beides haben sie beim Kartenspiel verloren.
flavour-story-high-noon = Die Kirchturmuhr geht elf Minuten nach. Zwei Herren wären noch unter uns, hätte es jemand erwähnt.
flavour-story-one-bullet-left = Du hast fünf Schüsse gezählt. Er auch, und er hat sich verzählt.
flavour-story-the-wild-wild-west = Ein Reisender aus Boston fragte, ob es hier immer so sei. Der Wirt sagte, dienstags sei es schlimmer.
flavour-story-old-scores = Manche führen Buch über ihre Schulden. Dein Bekannter führt Kerben, und der Griff ist voll.
flavour-story-the-law = Das Gesetz kam spät in diese Gegend, beklagte sich über den Kaffee und blieb.
flavour-story-six-miles-of-bad-road = Der Weg ist nur sechs Meilen lang schlecht. Danach gibt es keinen Weg.
flavour-story-the-reward-is-late = Das Geld ist angefordert. Es soll irgendwo zwischen hier und dem Mann sein, der es angefordert hat.
flavour-story-the-last-stage = Die Kutsche fährt um sechs, mit oder ohne Fahrgäste, und neuerdings ohne Pferde.
flavour-story-dust-and-leather = Nach vierzig Tagen Viehtrieb erkennst du jede Kuh am Gang. Sie erkennen dich am Geruch.
flavour-story-the-long-drive = Der Vormann versprach einen leichten Ritt. Er versprach auch einen Koch.
flavour-story-the-widow = Sie dankt dir für deine Güte gegen ihren verstorbenen Mann und fragt, wo die Schaufel geblieben ist.
flavour-story-the-assayers-thumb = Die Waage ist ehrlich. Der Daumen, der darauf ruht, ist Familientradition.
flavour-story-sold-twice = Der Claim hatte bis Mittag zwei Besitzer. Beide haben eine Quittung, und beide wissen, wo du wohnst.
flavour-story-fortune-favors-the-bold = Bis etwa zwei Uhr früh hilft das Glück den Mutigen. Danach hilft es den Nüchternen.
flavour-story-a-quiet-drink = Du wolltest in Ruhe etwas trinken. Die anderen neunzehn auch, und nun sieh dir das Klavier an.
flavour-story-spit-shined-and-proper = Das Bad war kalt und der Kragen kneift, aber der Fotograf sagt, das Muli sehe man nicht.
flavour-story-the-preacher = Vier Seelen hat er diesen Monat gerettet, und über die entwischten führt er Buch.
flavour-story-the-cruel-wastes = Es gibt Wasser dort draußen. Es gibt sogar eine Karte davon, auf der Innenseite eines Schädels.
flavour-story-rub-some-dirt-in-it = Der Doktor war aus, also sah der Schmied es sich an. Er sagt, eine gute Raspel bringe das in Ordnung.
flavour-story-tools-of-the-trade = Ein Seil, eine Lampe und ein sehr großer Schlüssel. Der Krämer stellte keine Fragen und rechnete sie mit.
flavour-story-marked-deck = Jede Karte ist gezinkt, das ist nur gerecht. Zum Streit kam es wegen der fünf Zeichen auf der Dame.
flavour-story-borrowed-time = Der Bestatter hat schon Maß genommen, aus Höflichkeit. Er sagt, es eile nicht.
flavour-story-cheap-horse = Sie hat alle vier Beine und die meisten Zähne. Dass sie nur nach links abbiegt, kam nicht zur Sprache.
flavour-story-harsh-times = Mehl kostet doppelt, Kaffee dreifach, und Whiskey heißt dem Himmel sei Dank noch immer Medizin.
flavour-story-snake-oil-salesman = Es hilft gegen Glatzen, Fieber und Rost. Deinem Hut geht es seither viel besser.
flavour-story-ghost-mine = Die Mine ist seit Jahren leer. Nachts hört man noch jemanden darin arbeiten und über die Stunden klagen.
flavour-story-pay-dirt = Du stießt auf Gold in genau dem Augenblick, in dem die Decke auf dich stieß.
flavour-story-tribes-of-the-mesa = Sie sahen dir zwei Tage lang zu, wie du den Pfad suchtest. Es schien unhöflich, dich zu stören.
flavour-story-smoke-over-the-hideout = Ein Versteck mit Schornstein ist ein Haus. Die Gang stimmte darüber ab, und der Rauch gewann.
flavour-story-company-on-the-road = Ihr reitet zusammen, weil es sicherer ist. Keiner hat gefragt, für wen.
flavour-story-threes-a-crowd = Am Feuer war Platz für zwei. Der dritte brachte Bohnen mit, also machte man Platz und bereute es später.
flavour-story-the-safe-that-wasnt = Es brauchte eine Stunde und ein Fass Pulver, ihn zu öffnen. Es war ein Ofen.
flavour-story-inside-man = Der Angestellte sollte die Seitentür offen lassen. Er ließ das Fenster, den Tresor und seine Stellung offen.

## Characters

flavour-character-annie-oakley = Sie löscht eine Kerze auf dreißig Schritt. In den meisten Häusern bittet man sie inzwischen, die Finger zu nehmen.
flavour-character-bass-reeves = Er bringt sie lebend, meistens, und zu Fuß, immer. Sein Pferd legt keinen Wert auf die Gesellschaft.
flavour-character-billy-the-kid = Höflich bis zuletzt, und das Letzte kommt schnell. Um dein Geld tut es ihm hinterher leid.
flavour-character-bloody-knife = Er kennt den Weg über die Mesa. Was er über die denkt, die ihn danach fragen, behält er für sich.
flavour-character-doc-holliday = Zahnarzt gelernt, Spieler auf Rezept. Sein Husten ist älter, als die meisten seiner Gegner werden.
flavour-character-jesse-james = Seine Mutter sagt, man habe ihn vom Weg abgebracht. Die Bank sagt, er habe den Weg sehr gut gekannt.
flavour-character-calamity-jane = Die Hälfte ihrer Geschichten ist wahr. Welche, sagt sie nicht mehr, weil es ohnehin keiner merkt.
flavour-character-kit-carson = Verirrt hat er sich nur einmal, und er sagt, es sei die Karte gewesen.
flavour-character-mary-fields = Einmal kam die Post zu spät, der Wölfe wegen. Die Wölfe haben sich inzwischen entschuldigt.
flavour-character-wild-bill-hickok = Er sitzt immer mit dem Rücken zur Wand. So muss er mit ihr nicht Karten spielen.
flavour-character-wyatt-earp = Er kam wegen der Ruhe und sucht noch immer den, der sie mitgenommen hat.
flavour-character-yb-rowdy = Wofür die Buchstaben stehen, weiß niemand. Der Letzte, der geraten hat, rät noch immer, zwei Städte weiter.
