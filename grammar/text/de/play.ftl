# German: what is said at the table, about any game.

play-bot = { $player } ({ $bot })
play-which-game = Welches Spiel willst du spielen?
play-no-such-game = „{ $typed }“ ist keines davon: gib eine Zahl von 1 bis { $last } oder den Anfang eines Namens ein, oder „quit“.
play-begin = { $game }: { $players }. Gib eine Zahl oder den Anfang einer Möglichkeit ein; „help“ sagt mehr.
play-goes-on = { $game } geht weiter: { $players }.
play-question = { $player }: { $question }
play-prompt = >{" "}
play-over = Das Spiel ist zu Ende.
play-won = Gewonnen hat: { $players }.
play-nobody-won = Niemand hat gewonnen.
play-score = { $player }: { $score }
play-kept = Das Spiel ist aufgehoben: wl resume
play-recorded = Das Spiel ist aufgezeichnet in { $file }
play-goal = Ziel: { $goal }
play-goal-reached = Das Ziel ist erreicht: { $goal }
play-goal-missed = Das Ziel ist verfehlt: { $goal }

# when something typed cannot be done
play-unknown = „{ $typed }“ ist keine der Möglichkeiten: gib eine Zahl von 1 bis { $last }, den Anfang einer Möglichkeit oder „help“ ein.
play-unclear = „{ $typed }“ könnte heißen: { $options }.
play-endless = Was aus „{ $option }“ folgt, endet nie; deshalb zählt es nicht. Wähle etwas anderes.
play-stuck = Was auch immer { $player } wählt, es endet nie: dieses Spiel kann nicht weitergehen.
play-broken-bot = Der Bot „{ $bot }“ hat gewählt, was nicht zur Wahl steht: dieses Spiel kann nicht weitergehen.
play-unwritten = Die letzte Wahl zählt nicht.

# going back
play-taken-back = Zurückgenommen: { $option }
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-other = Das lässt sich nicht zurücknehmen: jemand anders hat seitdem gewählt.
play-undo-learned = Das lässt sich nicht zurücknehmen: jemand hat dadurch etwas erfahren.

# the screen between two people
play-hand-over = Jetzt entscheidet { $player }. Gib die Tastatur weiter und drücke Enter; „undo“ nimmt die letzte Wahl zurück.

# rules by clause
play-clause = { $clause }: { $text }
play-edition = ({ $edition }) { $text }
play-no-clause = Es gibt keine Regel „{ $clause }“.
play-no-clauses = Hier wird keine Regel genannt: nenne eine, zum Beispiel „rules { $example }“.
play-nothing-cited = Hier wird keine Regel genannt.

# the board
play-nothing = nichts
play-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
play-with-top = { $count }, obenauf { $card }
play-with-some = { $count }, darunter { $cards }

# help
play-help = Antworte mit der Zahl einer Möglichkeit oder dem Anfang ihrer Worte. Oder sage:
play-help-options = noch einmal die Frage und die Möglichkeiten
play-help-show = alles, was du vom Spiel sehen darfst
play-help-hand = was dir gehört
play-help-board = was allen gehört
play-help-log = was zuletzt geschehen ist; „log 50“ zeigt mehr
play-help-rules = die Regeln hinter der Frage; „rules { $example }“ zeigt diese Regel
play-help-undo = deine letzte Wahl zurücknehmen, solange seitdem niemand gewählt oder etwas erfahren hat
play-help-quit = gehen; „wl resume“ setzt das Spiel fort
