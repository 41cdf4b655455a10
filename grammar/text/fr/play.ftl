# French: what is said at the table, about any game.

play-bot = { $player } ({ $bot })
play-which-game = À quel jeu voulez-vous jouer ?
play-no-such-game = « { $typed } » n'en fait pas partie : tapez un nombre de 1 à { $last } ou le début d'un nom, ou « quit ».
play-begin = { $game } : { $players }. Tapez un nombre ou le début d'une option ; « help » en dit plus.
play-goes-on = { $game } continue : { $players }.
play-question = { $player } : { $question }
play-prompt = >{" "}
play-over = La partie est terminée.
play-won = Victoire : { $players }.
play-nobody-won = Personne n'a gagné.
play-score = { $player } : { $score }
play-kept = La partie est conservée : wl resume
play-recorded = La partie est enregistrée dans { $file }
play-goal = But : { $goal }
play-goal-reached = Le but est atteint : { $goal }
play-goal-missed = Le but est manqué : { $goal }

# when something typed cannot be done
play-unknown = « { $typed } » n'est pas une option : tapez un nombre de 1 à { $last }, le début d'une option, ou « help ».
play-unclear = « { $typed } » peut vouloir dire : { $options }.
play-endless = Ce qui suit « { $option } » ne finit jamais et ne compte donc pas ; choisissez autre chose.
play-stuck = Quel que soit le choix de { $player }, rien ne finit : cette partie ne peut pas continuer.
play-broken-bot = Le bot « { $bot } » a choisi ce qui n'est pas proposé : cette partie ne peut pas continuer.
play-unwritten = Le dernier choix ne compte pas.

# going back
play-taken-back = Annulé : { $option }
play-undo-nothing = Il n'y a rien à annuler.
play-undo-other = Impossible d'annuler : quelqu'un d'autre a choisi depuis.
play-undo-learned = Impossible d'annuler : quelqu'un en a appris quelque chose.

# the screen between two people
play-hand-over = C'est à { $player } de décider. Passez le clavier et appuyez sur Entrée ; « undo » annule le dernier choix.

# rules by clause
play-clause = { $clause } : { $text }
play-edition = ({ $edition }) { $text }
play-no-clause = Il n'y a pas de règle « { $clause } ».
play-no-clauses = Aucune règle n'est citée ici : nommez-en une, par exemple « rules { $example } ».
play-nothing-cited = Aucune règle n'est citée ici.

# the board
play-nothing = rien
play-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-with-top = { $count }, dessus { $card }
play-with-some = { $count }, dont { $cards }

# help
play-help = Répondez par le nombre d'une option ou par le début de ses mots. Ou dites :
play-help-options = la question et les options encore une fois
play-help-show = tout ce que vous pouvez voir de la partie
play-help-hand = ce qui est à vous
play-help-board = ce qui est à tous
play-help-log = ce qui s'est passé récemment ; « log 50 » en montre plus
play-help-rules = les règles derrière la question ; « rules { $example } » montre cette règle
play-help-undo = annuler votre dernier choix, tant que personne n'a choisi ni rien appris depuis
play-help-quit = partir ; « wl resume » reprend la partie
