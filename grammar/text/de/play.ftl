# German: what is said at the table, about any game.

play-bot = { $player } ({ $bot })
play-level-easy = leicht
play-level-normal = mittel
play-level-hard = schwer
play-which-game = Welches Spiel willst du spielen?
play-no-such-game = „{ $typed }“ ist keines davon: gib eine Zahl von 1 bis { $last } oder den Anfang eines Namens ein, oder „beenden“.
play-unnamed = Niemand wurde genannt, also spielt eine Person gegen Bots; --names, --bots und --players sagen, wer spielt.
play-begin = { $game }: { $players }. Gib eine Zahl oder den Anfang einer Möglichkeit ein; „hilfe“ sagt mehr.
play-goes-on = { $game } geht weiter: { $players }.
play-question = { $player }: { $question }
play-prompt = >{ " " }
play-prompt-enter = Eingabetaste: { $option } >{ " " }
# what is known of an option before it is chosen
play-effect-gain = +{ $amount }
play-effect-loss = −{ $amount }
play-effect-cut = +{ $amount } statt { $wanted } (Grenze { $limit })
play-effect-none = nichts statt { $wanted } (Grenze { $limit })
play-effect-of = { $player }: { $effect }
play-offer-remarks = ({ $remarks })
play-offer-between = { "; " }
play-offer-wins-about =
    { $wins ->
        [0] gewinnt kaum je
        [100] gewinnt fast sicher
       *[other] gewinnt etwa { $wins } von { $of }
    }
play-offer-wins-counted = gewinnt { $wins } von { $of }
play-offer-wins-surely = gewinnt sicher
play-offer-wins-never = kann nicht gewinnen
play-offer-other-about =
    { $wins ->
        [0] { $player } gewinnt kaum je
        [100] { $player } gewinnt fast sicher
       *[other] { $player } gewinnt etwa { $wins } von { $of }
    }
play-offer-other-counted = { $player } gewinnt { $wins } von { $of }
play-offer-other-surely = { $player } gewinnt sicher
play-offer-other-never = { $player } kann nicht gewinnen
play-offer-idle = bringt nichts
play-offer-here = hier bist du
play-offer-turn-ends = beendet den Zug
play-offer-then = dann: { $question }
play-options-more = „auswahl“ zeigt, was aus jeder Möglichkeit wird.
play-offer-usual = Wo nichts anderes steht: { $effects }
play-offer-uncertain = ungewiss
play-offer-rest = der Rest ist ungewiss
play-offer-more = und mehr
play-offer-all = In jedem Fall: { $effects }
play-over = Das Spiel ist zu Ende.
play-won = Sieg: { $players }.
play-nobody-won = Niemand hat gewonnen.
play-score = { $player }: { $score }
play-score-of = { $score } ({ $parts })
play-placed = { $place }. { $told }
play-guide = » { $remark }
play-no-guide = Dieses Spiel hat keine Hinweise für ein erstes Spiel.
play-kept = Das Spiel ist aufgehoben: { $resume }
play-thinks = { $player } ({ $bot }) denkt nach ...
play-rise = So sind die Punkte gestiegen:
play-afterwards = „{ $log }“, „{ $board }“ und „{ $show }“ antworten noch; „{ $again }“ beginnt ein neues Spiel, die Eingabetaste hört auf.
play-recorded = Das Spiel ist aufgezeichnet in { $file }
play-goal = Ziel: { $goal }
play-goal-turns =
    { $goal }, in höchstens { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }
play-goal-choices =
    { $goal }, mit höchstens { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
play-goal-reached = Das Ziel ist erreicht: { $goal }
play-goal-missed = Das Ziel ist verfehlt: { $goal }
play-goal-unknown = { $file } ist nicht mehr, was es war: das Ziel lässt sich nicht mehr verfolgen.
# when something typed cannot be done
play-unknown = „{ $typed }“ ist keine der Möglichkeiten: gib { $first } bis { $last }, den Anfang einer Möglichkeit oder „hilfe“ ein.
play-unclear = „{ $typed }“ könnte heißen: { $options }.
play-fault = Was aus „{ $option }“ folgt, lässt sich nicht ausführen; deshalb zählt es nicht. Wähle etwas anderes: { $why }.
play-fault-endless = es endet nie
play-fault-much = dafür tun oder fragen die Regeln zu viel auf einmal
play-fault-deep = Regeln stecken zu tief ineinander
play-fault-memory = der Speicher reicht dafür nicht
play-fault-nothing = eine Zahl wird durch 0 geteilt
play-fault-large = eine Zahl wird größer als 10^15
play-fault-turns = eine Schleife soll mehr als 10 000 Mal durchlaufen werden
play-fault-outside = eine Zahl, die gewählt oder in einer Menge behalten werden soll, ist kleiner als 0 oder zu groß
play-stuck = Was auch immer { $player } wählt, es lässt sich nicht ausführen: dieses Spiel kann nicht weitergehen ({ $why }).
play-broken-bot = Der Bot „{ $bot }“ hat gewählt, was nicht zur Wahl steht: dieses Spiel kann nicht weitergehen.
play-unwritten = Die letzte Wahl zählt nicht.
# why a save or a journal cannot be used: engine/refusals.py
play-refused-not-whole = der Spielstand ist beschädigt: er ist nicht vollständig
play-refused-other-format = das ist kein Spielstand dieser Version
play-refused-other-game = der Spielstand gehört zu einem anderen Spiel: zu { $found }, nicht zu { $wanted }
play-refused-other-rules = der Spielstand gehört zu anderen Paketen von { $wanted }: eine Ebene mehr oder weniger, oder ein Paket wurde geändert
play-refused-other-layout = der Spielstand wurde von einer anderen Version von wlcore geschrieben, bei der seine Zahlen etwas anderes bedeuteten
play-refused-forged = der Spielstand wurde von Hand verändert: er ergibt keinen Sinn mehr
play-refused-rest-forged = was er über seine letzte Pause sagt, ergibt keinen Sinn
play-refused-no-loop = in „{ $rule }“ gibt es keine Schleife mehr, an der die Partie weitergehen könnte
play-refused-no-thing = „{ $name }“ gibt es nicht mehr
play-refused-no-card = die Karte „{ $name }“ gibt es nicht mehr
play-refused-not-rested = die Partie hat noch keine Pause gemacht und kann daher nicht weitergehen
play-refused-no-journal-written = in { $folder } kann kein Protokoll geschrieben werden ({ $why })
play-refused-unreadable = { $path } kann nicht gelesen werden ({ $why })
play-refused-unwritable = { $path } kann nicht geschrieben werden ({ $why })
play-refused-breaks-off = { $path } bricht ab, bevor die Partie beginnt
play-refused-no-journal = { $path } ist kein Protokoll
play-refused-no-journal-or-damaged = { $path } ist kein Protokoll oder in Zeile 1 beschädigt
play-refused-damaged = { $path } ist in Zeile { $line } beschädigt: das wurde dort nicht geschrieben
play-refused-senseless = { $path } ergibt in Zeile { $line } keinen Sinn
play-refused-cut = { $path } wurde gekürzt, während es gelesen wurde
play-refused-elsewhere = { $path } wird gerade in einem anderen Fenster gespielt
play-refused-other-journal-format = { $path } wurde von einer anderen Version von wlcore geschrieben (sein Format ist { $found }, nicht { $wanted })
play-refused-not-begun = die Partie beginnt nicht
play-refused-nothing-left = es ist nichts mehr da, was zurückgenommen werden könnte
play-refused-other-end = die Partie endet nicht wie aufgezeichnet
play-refused-not-on-offer = Wahl { $choice } („{ $words }“) steht nicht zur Wahl
play-refused-fails = Wahl { $choice } („{ $words }“) lässt sich nicht ausführen: { $what }
play-refused-diverges = nach Wahl { $choice } ist es eine andere Partie
play-refused-other-packs = { $path } passt nicht zu den Paketen, wie sie jetzt sind ({ $changed }): { $what }
play-refused-other-version = { $path } wurde von einer anderen Version von wlcore geschrieben und passt nicht zu dieser: { $what }
play-refused-unlike = { $path } lässt sich nicht so nachspielen, wie es aufgezeichnet wurde: { $what }
play-refused-unlike-now = es wäre inzwischen eine andere Partie
play-refused-both = { $first }; { $second }
play-refused-packs-missing = { $path } braucht, was nicht mehr da ist: { $names }
play-refused-packs-unnamed = { $path } will öffnen, was hier niemand genannt hat: { $names }; wer dem traut, sagt „wl resume“ mit --packs
play-refused-packs-wrong = { $path } kann mit den Paketen, wie sie jetzt sind, nicht weitergehen: { $why }
play-refused-stumbles = die Partie kann mit diesen Regeln nicht nachgespielt werden ({ $why })
play-refused-save-unwritable = „{ $name }“ kann in { $folder } nicht gespeichert werden ({ $why })
play-refused-no-save = es gibt keinen Spielstand „{ $name }“
play-refused-no-save-but = es gibt keinen Spielstand „{ $name }“; es gibt: { $names }
play-refused-cannot-go-on = { $path } kann nicht weitergehen: { $why }
play-refused-no-such-journal = es gibt kein Protokoll „{ $name }“
play-refused-many-journals = „{ $name }“ kann { $count } Protokolle meinen
play-refused-no-scenario = dieser Augenblick lässt sich nicht als Szenario schreiben
# going back
play-taken-back = Zurückgenommen: { $option }
play-free-undo = Hausregel: „zurück“ nimmt jede Wahl zurück, egal wessen sie war und was daraus wurde.
play-ask-always = Gefragt werden alle, die reagieren könnten: Wer gefragt wird, verrät nichts; die Eingabetaste allein passt.
play-ask-random = Ab und zu wird jemand gefragt, der nicht reagieren kann; die Eingabetaste allein passt.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-other = Das lässt sich nicht zurücknehmen: jemand anders hat seitdem gewählt.
play-undo-learned = Das lässt sich nicht zurücknehmen: jemand hat dadurch etwas erfahren.
# the screen between two people
play-hand-over = Jetzt entscheidet { $player }. Gib die Tastatur weiter und drücke Enter; „zurück“ nimmt die letzte Wahl zurück.
# rules by clause
play-chapters = Die Regeln in Kürze; „{ $rules } { $chapter }“ nennt ein Kapitel ganz:
play-clauses-here = Hinter dieser Frage:
play-clause = { $clause }: { $text }
play-all = alle
play-clauses-more = ... und { $count } weitere: „{ $rules } { $all }“ nennt sie
play-edition = ({ $edition }) { $text }
play-no-clause = Es gibt keine Regel „{ $clause }“.
play-clauses-elsewhere = Keine Regel, die mitspielt, sagt „{ $clause }“; von Varianten, die nicht mitspielen: { $others }
play-no-clauses = Hier wird keine Regel genannt: nenne eine, zum Beispiel „regeln { $example }“.
play-layer = { $layer } (im Spiel)
play-nothing-cited = Hier wird keine Regel genannt.
# the board
play-nothing = nichts
play-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
play-with-top = { $count }, obenauf { $card }
play-with-back = { $count }, verdeckt: { $back }
play-with-some = { $count }, darunter { $cards }
# the screen
play-head = { $game }: { $player } entscheidet
play-between = { $low } bis { $high }
play-more-lines =
    { $count ->
        [one] ... { $count } Zeile mehr; „protokoll“ zeigt alle
       *[other] ... { $count } Zeilen mehr; „protokoll“ zeigt alle
    }
play-page-keys = q: zum Spiel   ↑ ↓ Bild↑ Bild↓: blättern   / : suchen   n N: weiter, zurück
play-here = Du stehst hier: { $place }.
play-near = Daneben: { $places }
play-away =
    { $n ->
        [one] Das ist { $n } Schritt von dir entfernt.
       *[other] Das ist { $n } Schritte von dir entfernt.
    }
play-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
play-distances = Wie weit von dir:
play-no-place = Kein Ort auf dem Plan heißt „{ $typed }“.
# why not, cards, odds, hints
play-why-what = Sag, was: etwa „warum nicht { $option }“.
play-why-unknown = Nichts in diesem Spiel heißt „{ $typed }“.
play-why-offered = { $option } steht zur Wahl.
play-why-not = { $option } steht nicht zur Wahl:
play-lacking-that = das geht nicht, weil { $what }.
play-lacking = das geht nicht, weil { $what } (jetzt { $now }).
play-too-far = Das ist { $far } Schritte entfernt; du kommst { $reach } weit.
play-barred = Du kommst { $reach } weit, aber jeder so kurze Weg ist versperrt.
play-why-not-now = Danach wird jetzt nicht gefragt.
play-why-not-asked = Danach wird jetzt nicht gefragt: „{ $question }“
play-card-what = Sag, welche: etwa „karte { $card }“.
play-card-actions = Ermöglicht: { $actions }
play-no-card = Es gibt keine Karte „{ $typed }“.
play-no-odds = Dieses Spiel sagt nichts über Wahrscheinlichkeiten.
play-odds-each = je { $percent }: { $answers }
play-odds-more =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
play-hint-alone = Es gibt nichts zu wählen.
play-hint =
    { $count ->
        [one] Ein suchender Bot würde „{ $option }“ wählen ({ $count } gedachte Partie).
       *[other] Ein suchender Bot würde „{ $option }“ wählen ({ $count } gedachte Partien).
    }
play-hint-option = { $option }: { $percent } von 100 ({ $count }-mal versucht)
play-hint-why = Gegenüber einer anderen Wahl bringt das bald: { $gains }.
play-hint-plan = In diesem Zug hat er vor: { $plan }.
# saves and languages
play-saved = Aufgehoben als „{ $name }“; „laden { $name }“ führt hierher zurück.
play-save-name = Ein Spielstand braucht einen Namen aus Buchstaben, Ziffern und Bindestrichen, etwa „speichern vor-dem-ende“.
play-load-what = Sag, welchen: { $names }
play-load-unknown = Es gibt keinen Spielstand „{ $typed }“.
play-load-other = „{ $name }“ ist ein anderes Spiel: { $game } ({ $players }). Noch einmal „laden { $name }“ wechselt dorthin; dieses hier bleibt aufgehoben.
play-load-nothing = Es gibt keinen Spielstand; „speichern NAME“ legt einen an.
play-language = Sag, welche Sprache: { $languages }
play-no-language = Auf „{ $language }“ gibt es keine Texte; es gibt: { $languages }
# several steps in one line
play-steps-left = Nicht mehr ausgeführt: { $steps }
# packs that have changed
play-turned = Die Regeln haben sich geändert ({ $changed }).
play-turned-same = Bis hierher ist das Spiel dasselbe.
play-turned-anew =
    { $count ->
        [0] Das Spiel beginnt neu an der Stellung des Szenarios.
        [one] Das Spiel beginnt neu an der Stellung des Szenarios; die Wahl seitdem passt noch.
       *[other] Das Spiel beginnt neu an der Stellung des Szenarios; die { $count } Wahlen seitdem passen noch.
    }
play-turned-on =
    { $count ->
        [0] Das Spiel geht von dort weiter, wo es zuletzt ruhte, nach Wahl { $after }.
        [one] Das Spiel geht von dort weiter, wo es zuletzt ruhte, nach Wahl { $after }; die Wahl seitdem passt noch.
       *[other] Das Spiel geht von dort weiter, wo es zuletzt ruhte, nach Wahl { $after }; die { $count } Wahlen seitdem passen noch.
    }
play-turned-back =
    { $count ->
        [one] Das Spiel geht dorthin zurück, wo es zuletzt ruhte, nach Wahl { $after }; { $count } spätere Wahl ist weg.
       *[other] Das Spiel geht dorthin zurück, wo es zuletzt ruhte, nach Wahl { $after }; { $count } spätere Wahlen sind weg.
    }
play-turned-before =
    { $count ->
        [one] Davor liegt { $count } Wahl, die mit anderen Regeln getroffen wurde.
       *[other] Davor liegen { $count } Wahlen, die mit anderen Regeln getroffen wurden.
    }
play-renewing = Dateien haben sich geändert: die Regeln werden neu gelesen ...
play-renew = Neue Regeln: { $changes }.
play-renew-is-new = { $thing } (neu)
play-renew-is-gone = { $thing } (weg)
play-renew-cards = Neue Karten liegen in den Stapeln eines neuen Spiels; in dieses kommen sie nur, wenn eine Regel sie holt: { $cards }.
play-renew-same = Die Regeln sind dieselben wie zuvor.
play-renew-not = Das Spiel geht mit den bisherigen Regeln weiter.
play-renew-more =
    { $count ->
        [one] und { $count } weiterer Fehler; „wl check“ zeigt alle
       *[other] und { $count } weitere Fehler; „wl check“ zeigt alle
    }
play-renew-later = Dieses Spiel kann die neuen Regeln noch nicht übernehmen: das geht beim nächsten Zug. Bis dahin gelten die alten.
play-renew-new-game = Für die neuen Regeln braucht es also ein neues Spiel; dieses geht mit den alten weiter.
# a new game
play-new-who = Wer spielt, in dieser Reihenfolge? Namen mit Kommas; { $easy }, { $normal } und { $hard } sind Bots.
play-open-unnamed = Das Protokoll dieser Partie nennt, was hier niemand genannt hat: { $names }. Es wird nur geöffnet, wenn du es willst. Öffnen? [{ $no }]
play-new-more = Enter beginnt; „mehr“ fragt nach Ausgabe, Varianten, Länge, Packs und Startzahl.
play-new-more-or-guide = Die Eingabetaste beginnt; „anleitung“ beginnt ein erstes Spiel mit Hinweisen; „mehr“ fragt nach Ausgabe, Varianten, Länge, Packs und Startzahl.
play-new-edition = Nach den Regeln welcher Ausgabe: en, fr, de, ru oder default, die beste Lesart aus allen vieren?
play-new-variants = Welche Varianten? Nummern oder Namen mit Kommas; Enter für keine.
play-new-option = { $option }: { $values }?
play-new-packs = Eigene Packs? Ordner oder Zips mit Kommas; Enter für keine.
play-new-seed = Startzahl? Dieselbe Zahl gibt dasselbe Spiel; Enter überlässt es dem Zufall.
play-new-who-help = Namen mit Kommas dazwischen, zum Beispiel „Ada, Bob, mittel“: Ada und Bob teilen sich die Tastatur, und ein Bot nimmt den dritten Platz. Enter nimmt, was in Klammern steht, „beenden“ hört auf. Während des Spiels sagt „hilfe“ alles, was man sagen kann.
play-which-game-help = Tippe die Nummer eines Spiels oder den Anfang seines Namens. „beenden“ hört auf.
play-new-more-help = Enter beginnt sofort, mit den üblichen Regeln.
play-new-more-or-guide-help = Enter beginnt sofort, mit den üblichen Regeln.
play-new-edition-help = Die gedruckten Regeln unterscheiden sich ein wenig von Sprache zu Sprache. Enter nimmt, was in Klammern steht; alle Texte bleiben in deiner Sprache.
play-new-variants-help = Varianten ändern die Regeln; mehrere nennt man so: „1, 3“. Enter spielt ohne.
play-new-option-help = Tippe eines der Wörter oder seinen Anfang. Enter nimmt, was in Klammern steht.
play-new-packs-help = Ein Ordner oder Zip mit eigenen Karten, wie „wl new“ ihn anlegt. Enter spielt ohne.
play-new-seed-help = Dieselbe Zahl gibt bei gleichen Spielern und Regeln dieselbe Partie. Enter überlässt es dem Zufall.
play-new-no-name = „{ $typed }“ ist kein Name; schreib die Namen aller Spieler, zum Beispiel „Ada, Bob, mittel“.
play-new-count = { $count } können das nicht spielen: es ist für { $least } bis { $most }.
play-new-twice = Zwei heißen „{ $name }“.
play-new-one-of = „{ $typed }“ ist nichts davon: { $known }.
play-new-number = „{ $typed }“ ist keine ganze Zahl.
play-new-no-file = Es gibt keine Datei und keinen Ordner „{ $file }“.
# help
play-help = Antworte mit der Nummer einer Möglichkeit oder dem Anfang ihrer Wörter; mehrere Antworten stehen mit „;“ in einer Zeile. Oder sag:
play-help-options = die Frage noch einmal, mit allem, was man von jeder Möglichkeit weiß; „auswahl 2“ nur diese eine
play-help-show = alles, was du vom Spiel sehen darfst
play-help-hand = was dir gehört
play-help-board = was allen gehört, und den Spielplan mit allen Entfernungen; „plan bank“ einen Ort und was daneben liegt
play-help-log = was zuletzt geschehen ist; „protokoll 50“ zeigt mehr, „protokoll bank“, wo ein Wort vorkommt, „protokoll regeln“ die Regelstellen
play-help-card = was eine Karte, ein Ort oder sonst etwas tut: „karte { $card }“
play-help-rules = die Regeln in Kürze, Kapitel um Kapitel; „regeln { $example }“ zeigt diesen Satz, ein Wort die Sätze, in denen es steht
play-help-why = warum etwas nicht zur Wahl steht: „warum nicht { $option }“
play-help-odds = wie wahrscheinlich ist, was du nicht siehst
play-help-hint = was ein Bot an deiner Stelle täte
play-help-undo = nimmt deine letzte Wahl zurück, solange niemand seitdem gewählt oder etwas erfahren hat
play-help-save = hebt diesen Augenblick unter einem Namen auf: „speichern NAME“; das Spiel selbst wird immer aufgehoben
play-help-load = geht von einem Spielstand weiter: „laden NAME“
play-help-lang = eine andere Sprache: „sprache { $language }“
play-help-quit = hört auf; „{ $resume }“ setzt das Spiel fort
# the words for what can be said beside answers; `.also` are others that are understood; those of English always are
play-command-help = hilfe
play-command-options = auswahl
    .also = optionen, möglichkeiten
play-command-show = zeigen
    .also = zeige, alles
play-command-hand = hand
play-command-board = plan
    .also = brett, spielplan
play-command-log = protokoll
    .also = verlauf, logbuch
play-command-card = karte
play-command-rules = regeln
    .also = regel
play-command-why = warum
    .not = nicht
play-command-odds = chancen
    .also = wahrscheinlichkeiten
play-command-hint = tipp
    .also = rat, hinweis
play-command-undo = zurück
    .also = zurueck, rückgängig, zurücknehmen
play-command-save = speichern
    .also = sichern
play-command-load = laden
    .also = lade
play-command-lang = sprache
    .also = language, langue, lingua, язык
play-command-quit = beenden
    .also = verlassen, aufhören, schluss
play-command-guide = anleitung
play-command-more = mehr
play-command-again = nochmal
