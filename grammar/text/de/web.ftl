# Was Seiten sagen: neue Tische, Links, die Seite eines Platzes, und warum etwas nicht geht.

web-games = Welches Spiel?
web-players =
    { $least ->
        [one]
            { $most ->
                [one] 1 Person
               *[other] 1 bis { $most } Personen
            }
       *[other] { $least } bis { $most } Personen
    }
web-new = Neuer Tisch
web-who = Wer spielt
web-seat = Platz { $n }
web-name = Name
web-nobody = niemand
web-person = ein Mensch
web-bot-easy = Bot: leicht
web-bot-normal = Bot: spielt gut
web-bot-hard = Bot: denkt gründlich nach
web-bot-greedy = Bot: plant ein wenig voraus
web-bot-search = Bot: denkt eine Sekunde nach
web-bot-random = Bot: wählt irgendetwas
web-language = Sprache
web-show-in = Zeigen
web-rules = Regeln
web-edition = Ausgabe
web-variants = Varianten
web-usual = wie üblich
web-ask = Wer gefragt wird, ob er reagiert
web-ask-needed = wer reagieren kann
web-ask-always = alle, die es vielleicht könnten, so dass die Frage nichts verrät
web-ask-random = wer kann, und ab und zu jemand, der nicht kann
web-free-undo = Alle dürfen alles zurücknehmen
web-watched = Andere dürfen zusehen; sie sehen, was alle sehen
web-begin = Beginnen
web-host = Tisch und Links
web-host-told = Schicke allen den Link ihres Platzes. Wer einen Link hat, sitzt dort; gib ihn also niemand anderem. Links werden gezeigt, bis dieser Server endet; danach lassen sich nur neue machen.
web-link = Link
web-new-link = Neuer Link
web-new-link-told = Der alte gilt dann nicht mehr.
web-give = Den Platz geben an
web-give-now = Geben
web-watch-link = Link zum Zusehen
web-host-link = Dein eigener Link zu dieser Seite
web-own-page = Öffnen
web-waiting = { $player } ist gefragt.
web-waiting-bot = { $player } denkt nach.
web-your-turn = Du bist dran
web-asked = Du bist gefragt
web-aim = Ziel des Spiels
web-board = Spielplan
web-table = Auf dem Tisch
web-own = Was dir gehört
web-players-list = Wer mitspielt
web-log = Was geschehen ist
web-whole-log = Alles davon
web-back = Zurück zum Tisch
web-take-back = Zurücknehmen
web-restart = Meinen Zug neu beginnen
web-last-choice = die letzte Wahl
web-wish = { $player } möchte zurücknehmen, was hiermit begann: { $what }
web-agree = Einverstanden
web-refuse = Nicht einverstanden
web-withdraw = Doch nicht
web-undo-agreed =
    { $count ->
        [0] { $player } hat etwas zurückgenommen.
       *[other] { $player } hat etwas zurückgenommen; einverstanden: { $others }.
    }
web-undo-refused = { $player } darf nichts zurücknehmen; nicht einverstanden: { $others }.
web-reseated-person = { $player } hat einen neuen Link.
web-reseated-bot = Ein Bot spielt für { $player }.
web-undo-nothing = Es gibt nichts von dir zurückzunehmen.
web-undo-since = Jemand anders hat seitdem gewählt. „Zurücknehmen“ fragt nach.
web-undo-learned = Das lässt sich nicht zurücknehmen: jemand hat dadurch etwas erfahren.
web-not-you = Jemand anders hat die Wahl.
web-not-on-offer = Das steht nicht zur Wahl.
web-fault = Was daraus folgt, lässt sich nicht ausführen, also zählt es nicht; wähle etwas anderes: { $why }.
web-stuck = Was auch gewählt wird, lässt sich nicht ausführen: dieses Spiel kann nicht weitergehen.
web-stale = Am Tisch ging es inzwischen weiter; so steht es jetzt. Gewählt wurde nichts.
web-away = nicht da
web-bot = Bot
web-you = du
web-decides = ist dran
web-hand-over = { $player } ist dran: gib das Gerät weiter.
web-i-am = Ich bin { $player }
web-watching = Du siehst zu: du siehst, was alle sehen.
web-to-question = Zur Frage
web-lost = Die Verbindung ist weg; es wird weiter versucht.
web-journal = Dieses Spiel als Datei sichern
web-again = Noch ein Spiel
web-count = Es können { $least } bis { $most } spielen, nicht { $count }.
web-suits = { $title } ist für { $numbers } Personen, nicht für { $count }.
web-apart = „{ $one }“ und „{ $other }“ lassen sich nicht zusammen spielen: Lass eines davon weg.
web-needs = „{ $one }“ spielt man nur mit „{ $other }“: Wähle das auch.
web-bad-name = Der Name von Platz { $seat } hat Zeichen, die man nicht sieht.
web-same-name = Zwei heißen { $name }.
web-no-place = { $name } hat noch keinen Platz: Wähle, wer auf Platz { $seat } spielt, oder lass den Namen weg.
web-no-person = Mindestens ein Mensch muss mitspielen.
web-no-bot = Diesen Bot gibt es nicht.
web-sorry = Das lässt sich nicht zeigen
web-no-page = Diese Seite gibt es nicht.
web-no-table = Diesen Tisch gibt es nicht; vielleicht ist der Link nicht vollständig.
web-no-seat = Dieser Browser hat dort keinen Platz. Öffne den neuesten Link, den du bekommen hast; wer das Spiel begonnen hat, kann einen anderen machen.
web-not-public = Spiele lassen sich nur an der Maschine beginnen, auf der dieser Server läuft.
web-not-over = Das Protokoll verrät alles, darum gibt es das erst, wenn das Spiel zu Ende ist.
web-full = Zu viele Seiten dieses Tisches sind offen.
web-elsewhere = Ein anderer Prozess spielt dieses Spiel; versuche es gleich noch einmal.
web-down = Wo die Spiele liegen, antwortet niemand. Nichts ist verloren; versuche es gleich noch einmal.
web-unplayable = Dieses Spiel kann nicht weitergehen: { $why }
web-cards = Karten
web-clauses = Regeln, Satz für Satz
web-chapters = Kapitel
web-more-clauses = Alles Weitere
web-what = Was bewirkt das?
web-search = Suchen
web-write = Eine Karte schreiben
web-write-cards = Karten (YAML)
web-write-rules = Hausregeln
web-write-check = Prüfen
web-write-result = Was daraus wurde
web-tell = Ruf mich, wenn ich dran bin
web-write-play = Damit spielen
web-with-own = Deine eigenen Karten spielen mit.
web-broken = Hier ist etwas schiefgegangen, und das liegt nicht an dir. Das Spiel ist, wie es war.
web-all-games = Alle Spiele
web-tables = Deine Tische
web-stays = Deine letzte Wahl bleibt: Etwas wurde bekannt.
web-take-back-ask = Zurücknehmen (die anderen werden gefragt)
web-copy = Kopieren
web-copied = Kopiert
web-here-only = Diese Links gelten nur auf diesem Rechner. Beende den Server und starte ihn wie vorher, mit „--host 0.0.0.0“ am Ende, damit andere kommen können.
web-edition-default = die Mehrheit der Ausgaben
web-watching-one = Du schaust zu: Du siehst, was { $player } sieht.
web-everybody-sees = Was alle sehen
web-watch-whom = Wessen Sicht
web-replay = Dieses Spiel durchgehen
web-first = An den Anfang
web-before = Eine Wahl zurück
web-next = Eine Wahl weiter
web-last = Ans Ende
web-step = Wahl
web-play-on = Von hier weiterspielen
web-pass = Immer passen, wenn ich das gefragt werde
web-passes = Du passt von selbst bei:
web-ask-me = Wieder fragen
web-mine = Notizen und Einstellungen
web-note = Eine Notiz, die nur du siehst
web-note-keep = Behalten
web-shows = Zuschauer sehen deine Seite wie du. Das kann jeder, der den Link zum Zuschauen hat.
web-hides = Zuschauer sehen von dir, was alle sehen.
web-show-now = Meine Seite zeigen
web-hide-now = Meine Seite wieder verbergen
web-stand-in = Ein Bot wählt für Abwesende
web-minutes =
    { $n ->
        [one] nach { $n } Minute
       *[other] nach { $n } Minuten
    }
web-hours =
    { $n ->
        [one] nach { $n } Stunde
       *[other] nach { $n } Stunden
    }
web-never = nie
web-set = Einstellen
web-stood-in = { $player } ist abwesend; ein Bot wählt solange.
web-called = { $game }: { $player } ist am Zug. { $link }
web-moment = { $player } entscheidet.
web-write-busy = Es wird gelesen …
web-take-back-maybe = Zurücknehmen (wer seitdem gewählt hat, wird gefragt)
web-no-uploads = Pakete lassen sich nur an dem Rechner mitbringen, auf dem dieser Server läuft.
web-bring = Ein Paket mitbringen
web-bring-about = Ein Paket als Zip oder eine einzelne Datei mit Karten (.yaml) oder Hausregeln (.wl). Es wird hier gelesen und geprüft; stimmt etwas nicht, steht dabei, in welcher Zeile.
web-bring-file = Datei
web-bring-game = Für welches Spiel (ein Zip sagt es selbst)
web-bring-nothing = Wähle zuerst eine Datei.
web-bring-large = Das ist mehr, als hier hineinpasst; eine Datei darf 2 MB haben.
web-bring-kind = Ein Paket ist ein Zip; eine Datei mit Karten endet auf .yaml, eine mit Hausregeln auf .wl.
web-bring-clean = Alles in Ordnung. Es gehört zu: { $game }
web-position-try = In einer Stellung ausprobieren
web-position-from = Eine Stellung dieses Spiels
web-position-take = Übernehmen
web-position = Die Stellung
web-position-how = Wie in einem Szenario: wer spielt, dann was gegeben ist. Steht hier nichts, beginnt das Spiel von vorn.
web-position-against = Gegen
web-position-play = Hier ausprobieren
web-open = öffne { $address } im Browser; Strg-C beendet den Server, und jede Partie geht später dort weiter, wo sie war
web-reachable = andere Rechner können den Server erreichen, und was gesendet wird, ist nicht verschlüsselt: Lass nur Leute in dieses Netz, denen du vertraust, oder stell ihn hinter einen Server, der https spricht
web-opening = Vor dem ersten Zug
