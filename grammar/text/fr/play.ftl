# French: what is said at the table, about any game.

play-bot = { $player } ({ $bot })
play-level-easy = facile
play-level-normal = moyen
play-level-hard = difficile
play-which-game = À quel jeu voulez-vous jouer ?
play-no-such-game = « { $typed } » n'en fait pas partie : tapez { $first } à { $last } ou le début d'un nom, ou « quitter ».
play-unnamed = Personne n'a été nommé, donc une personne joue contre des robots ; --names, --bots et --players disent qui joue.
play-begin = { $game } : { $players }. Tapez un nombre ou le début d'une option ; « aide » en dit plus.
play-goes-on = { $game } continue : { $players }.
play-question = { $player } : { $question }
play-prompt = >{ " " }
play-prompt-enter = Entrée : { $option } >{ " " }
# what is known of an option before it is chosen
play-effect-gain = +{ $amount }
play-effect-loss = −{ $amount }
play-effect-cut = +{ $amount } au lieu de { $wanted } (limite : { $limit })
play-effect-none = rien au lieu de { $wanted } (limite : { $limit })
play-effect-of = { $player } : { $effect }
play-offer-remarks = ({ $remarks })
play-offer-between = { " ; " }
play-offer-wins-about =
    { $wins ->
        [0] ne gagne presque jamais
        [100] gagne presque à coup sûr
       *[other] gagne environ { $wins } fois sur { $of }
    }
play-offer-wins-counted = gagne { $wins } fois sur { $of }
play-offer-wins-surely = gagne à coup sûr
play-offer-wins-never = ne peut pas gagner
play-offer-other-about =
    { $wins ->
        [0] { $player } ne gagne presque jamais
        [100] { $player } gagne presque à coup sûr
       *[other] { $player } gagne environ { $wins } fois sur { $of }
    }
play-offer-other-counted = { $player } gagne { $wins } fois sur { $of }
play-offer-other-surely = { $player } gagne à coup sûr
play-offer-other-never = { $player } ne peut pas gagner
play-offer-idle = n’apporte rien
play-offer-here = vous y êtes
play-offer-turn-ends = termine le tour
play-offer-then = ensuite : { $question }
play-options-more = « choix » montre ce que donne chacune.
play-offer-usual = Sauf indication contraire : { $effects }
play-offer-uncertain = incertain
play-offer-rest = le reste est incertain
play-offer-more = et plus encore
play-offer-all = Dans tous les cas : { $effects }
play-over = La partie est terminée.
play-won = Victoire : { $players }.
play-nobody-won = Personne n'a gagné.
play-score = { $player } : { $score }
play-score-of = { $score } ({ $parts })
play-placed = { $place }. { $told }
play-guide = » { $remark }
play-no-guide = Ce jeu n'a pas de conseils pour une première partie.
play-kept = La partie est conservée : { $resume }
play-thinks = { $player } ({ $bot }) réfléchit ...
play-rise = Comment les scores ont monté :
play-afterwards = « { $log } », « { $board } » et « { $show } » répondent encore ; « { $again } » commence une autre partie, Entrée quitte.
play-recorded = La partie est enregistrée dans { $file }
play-goal = But : { $goal }
play-goal-turns =
    { $goal }, en { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    } au plus
play-goal-choices = { $goal }, en { $n } choix au plus
play-goal-reached = Le but est atteint : { $goal }
play-goal-missed = Le but est manqué : { $goal }
play-goal-unknown = { $file } n'est plus ce qu'il était : le but ne peut plus être suivi.
# when something typed cannot be done
play-unknown = « { $typed } » n'est pas une option : tapez { $first } à { $last }, le début d'une option, ou « aide ».
play-unclear = « { $typed } » peut vouloir dire : { $options }.
play-fault = Ce qui suit « { $option } » ne peut être exécuté et ne compte donc pas ; choisissez autre chose : { $why }.
play-fault-endless = cela ne finit jamais
play-fault-much = les règles font ou demandent trop de choses à la fois
play-fault-deep = des règles sont trop profondément imbriquées
play-fault-memory = la mémoire n'y suffit pas
play-fault-nothing = un nombre est divisé par 0
play-fault-large = un nombre dépasse 10^15
play-fault-turns = une boucle doit être parcourue plus de 10 000 fois
play-fault-outside = un nombre à choisir, ou à garder dans un ensemble, est inférieur à 0 ou trop grand
play-stuck = Quel que soit le choix de { $player }, il ne peut être exécuté : cette partie ne peut pas continuer ({ $why }).
play-broken-bot = Le bot « { $bot } » a choisi ce qui n'est pas proposé : cette partie ne peut pas continuer.
play-unwritten = Le dernier choix ne compte pas.
# why a save or a journal cannot be used: engine/refusals.py
play-refused-not-whole = la sauvegarde est abîmée : elle n'est pas entière
play-refused-other-format = ce n'est pas une sauvegarde de cette version
play-refused-other-game = la sauvegarde est d'un autre jeu : de { $found }, pas de { $wanted }
play-refused-other-rules = la sauvegarde est d'autres paquets de { $wanted } : une couche de plus ou de moins, ou un paquet a été changé
play-refused-other-layout = la sauvegarde a été écrite par une autre version de wlcore, pour laquelle ses nombres voulaient dire autre chose
play-refused-forged = la sauvegarde a été modifiée à la main : elle n'a plus de sens
play-refused-rest-forged = ce qu'elle dit de sa dernière pause n'a pas de sens
play-refused-no-loop = il n'y a plus de boucle dans « { $rule } » où la partie pourrait reprendre
play-refused-no-thing = « { $name } » n'existe plus
play-refused-no-card = la carte « { $name } » n'existe plus
play-refused-not-rested = elle n'a pas encore fait de pause et ne peut donc pas reprendre
play-refused-no-journal-written = aucun journal ne peut être écrit dans { $folder } ({ $why })
play-refused-unreadable = { $path } ne peut pas être lu ({ $why })
play-refused-unwritable = { $path } ne peut pas être écrit ({ $why })
play-refused-breaks-off = { $path } s'arrête avant le début de la partie
play-refused-no-journal = { $path } n'est pas un journal
play-refused-no-journal-or-damaged = { $path } n'est pas un journal, ou est abîmé à la ligne 1
play-refused-damaged = { $path } est abîmé à la ligne { $line } : ce n'est pas ce qui y a été écrit
play-refused-senseless = { $path } n'a pas de sens à la ligne { $line }
play-refused-cut = { $path } a été coupé pendant qu'on le lisait
play-refused-elsewhere = { $path } est en train d'être joué dans une autre fenêtre
play-refused-other-journal-format = { $path } a été écrit par une autre version de wlcore (son format est { $found } et non { $wanted })
play-refused-not-begun = la partie ne commence pas
play-refused-nothing-left = il ne reste rien à reprendre
play-refused-other-end = elle ne se termine pas comme noté
play-refused-not-on-offer = le choix { $choice } (« { $words } ») n'est pas proposé
play-refused-fails = le choix { $choice } (« { $words } ») ne peut être exécuté : { $what }
play-refused-diverges = après le choix { $choice }, c'est une autre partie
play-refused-other-packs = { $path } ne va pas avec les paquets tels qu'ils sont maintenant ({ $changed }) : { $what }
play-refused-other-version = { $path } a été écrit par une autre version de wlcore et ne va pas avec celle-ci : { $what }
play-refused-unlike = { $path } ne se rejoue pas comme il a été noté : { $what }
play-refused-unlike-now = ce serait maintenant une autre partie
play-refused-both = { $first } ; { $second }
play-refused-packs-missing = { $path } a besoin de ce qui n'est plus là : { $names }
play-refused-packs-unnamed = { $path } veut ouvrir ce que personne n'a nommé ici : { $names } ; si vous y faites confiance, dites --packs avec « wl resume »
play-refused-packs-wrong = { $path } ne peut pas reprendre avec les paquets tels qu'ils sont maintenant : { $why }
play-refused-stumbles = la partie ne peut pas être rejouée avec ces règles ({ $why })
play-refused-save-unwritable = « { $name } » ne peut pas être sauvegardé dans { $folder } ({ $why })
play-refused-no-save = il n'y a pas de sauvegarde « { $name } »
play-refused-no-save-but = il n'y a pas de sauvegarde « { $name } » ; il y a : { $names }
play-refused-cannot-go-on = { $path } ne peut pas reprendre : { $why }
play-refused-no-such-journal = il n'y a pas de journal « { $name } »
play-refused-many-journals = « { $name } » peut désigner { $count } journaux
play-refused-no-scenario = ce moment ne peut pas être écrit sous forme de scénario
# going back
play-taken-back = Annulé : { $option }
play-free-undo = Règle maison : « annuler » annule n'importe quel choix, quels qu'en soient l'auteur et les suites.
play-ask-always = On interroge tous ceux qui pourraient réagir : être interrogé ne révèle rien ; Entrée seule passe.
play-ask-random = De temps en temps, on interroge quelqu'un qui ne peut pas réagir ; Entrée seule passe.
play-undo-nothing = Il n'y a rien à annuler.
play-undo-other = Impossible d'annuler : quelqu'un d'autre a choisi depuis.
play-undo-learned = Impossible d'annuler : quelqu'un en a appris quelque chose.
# the screen between two people
play-hand-over = C'est à { $player } de décider. Passez le clavier et appuyez sur Entrée ; « annuler » annule le dernier choix.
# rules by clause
play-chapters = Les règles en bref ; « { $rules } { $chapter } » donne un chapitre en entier :
play-clauses-here = Derrière cette question :
play-clause = { $clause } : { $text }
play-all = tout
play-clauses-more = ... et { $count } de plus : « { $rules } { $all } » les donne
play-edition = ({ $edition }) { $text }
play-no-clause = Il n'y a pas de règle « { $clause } ».
play-clauses-elsewhere = Aucune règle en jeu ne dit « { $clause } » ; de variantes qui ne sont pas en jeu : { $others }
play-no-clauses = Aucune règle n'est citée ici : nommez-en une, par exemple « règles { $example } ».
play-layer = { $layer } (en jeu)
play-nothing-cited = Aucune règle n'est citée ici.
# the board
play-nothing = rien
play-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
play-with-top = { $count }, dessus { $card }
play-with-back = { $count }, face cachée : { $back }
play-with-some = { $count }, dont { $cards }
# the screen
play-head = { $game } : { $player } décide
play-between = { $low } à { $high }
play-more-lines =
    { $count ->
        [one] ... { $count } ligne de plus ; « journal » montre tout
       *[other] ... { $count } lignes de plus ; « journal » montre tout
    }
play-page-keys = q : retour au jeu   ↑ ↓ PgPréc PgSuiv : défiler   / : chercher   n N : suite
play-here = Vous êtes ici : { $place }.
play-near = À côté : { $places }
play-away = C'est à { $n } pas de vous.
play-steps = { $n } pas
play-distances = À quelle distance de vous :
play-no-place = Aucun lieu de la carte ne s'appelle « { $typed } ».
# why not, cards, odds, hints
play-why-what = Dites quoi, par exemple « pourquoi pas { $option } ».
play-why-unknown = Rien dans ce jeu ne s'appelle « { $typed } ».
play-why-offered = { $option } : ce choix est possible.
play-why-not = { $option } : ce choix n'est pas possible.
play-lacking-that = { $what }.
play-lacking = { $what } (maintenant { $now }).
play-too-far = C'est à { $far } pas d'ici ; vous allez jusqu'à { $reach }.
play-barred = Vous allez jusqu'à { $reach } pas, mais tous les chemins aussi courts sont barrés.
play-why-not-now = Ce n'est pas la question du moment.
play-why-not-asked = Ce n'est pas la question du moment : « { $question } »
play-card-what = Dites laquelle, par exemple « carte { $card } ».
play-card-actions = Permet de : { $actions }
play-no-card = Il n'y a pas de carte « { $typed } ».
play-no-odds = Ce jeu ne dit rien des probabilités.
play-odds-each = à { $percent } : { $answers }
play-odds-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
play-hint-alone = Il n'y a rien à choisir.
play-hint =
    { $count ->
        [one] Un robot qui cherche choisirait : { $option } ({ $count } partie imaginée).
       *[other] Un robot qui cherche choisirait : { $option } ({ $count } parties imaginées).
    }
play-hint-option = { $option } : { $percent } sur 100 (essayé { $count } fois)
play-hint-why = Face à un autre choix, cela rapporte bientôt : { $gains }.
play-hint-plan = Il a en vue, pour ce tour : { $plan }.
# saves and languages
play-saved = Gardé sous « { $name } » ; « charger { $name } » revient ici.
play-save-name = Une sauvegarde a un nom fait de lettres, de chiffres et de tirets, par exemple « sauver avant-la-fin ».
play-load-what = Dites laquelle : { $names }
play-load-unknown = Il n'y a pas de sauvegarde « { $typed } ».
play-load-other = « { $name } » est une autre partie : { $game } ({ $players }). Encore une fois « charger { $name } » y mène ; celle-ci reste conservée.
play-load-nothing = Il n'y a pas de sauvegarde ; « sauver NOM » en fait une.
play-language = Dites quelle langue : { $languages }
play-no-language = Il n'y a pas de textes en « { $language } » ; il y a : { $languages }
# several steps in one line
play-steps-left = Non exécuté : { $steps }
# packs that have changed
play-turned = Les règles ont changé ({ $changed }).
play-turned-same = Jusqu'ici, la partie est la même.
play-turned-anew =
    { $count ->
        [0] La partie recommence à la position du scénario.
        [one] La partie recommence à la position du scénario ; le choix fait depuis convient encore.
       *[other] La partie recommence à la position du scénario ; les { $count } choix faits depuis conviennent encore.
    }
play-turned-on =
    { $count ->
        [0] La partie reprend à son dernier repos, après le choix { $after }.
        [one] La partie reprend à son dernier repos, après le choix { $after } ; le choix fait depuis convient encore.
       *[other] La partie reprend à son dernier repos, après le choix { $after } ; les { $count } choix faits depuis conviennent encore.
    }
play-turned-back =
    { $count ->
        [one] La partie revient à son dernier repos, après le choix { $after } ; { $count } choix plus récent est perdu.
       *[other] La partie revient à son dernier repos, après le choix { $after } ; { $count } choix plus récents sont perdus.
    }
play-turned-before =
    { $count ->
        [one] Avant cela, { $count } choix a été fait avec d'autres règles.
       *[other] Avant cela, { $count } choix ont été faits avec d'autres règles.
    }
play-renewing = Des fichiers ont changé : les règles sont relues ...
play-renew = Nouvelles règles : { $changes }.
play-renew-is-new = { $thing } (nouveau)
play-renew-is-gone = { $thing } (disparu)
play-renew-cards = Les nouvelles cartes sont dans les pioches d'une nouvelle partie ; dans celle-ci, elles ne viennent que si une règle va les chercher : { $cards }.
play-renew-same = Les règles sont les mêmes qu'avant.
play-renew-not = La partie continue avec les règles d'avant.
play-renew-more =
    { $count ->
        [one] et encore { $count } erreur ; « wl check » les montre toutes
       *[other] et encore { $count } erreurs ; « wl check » les montre toutes
    }
play-renew-later = Cette partie ne peut pas encore prendre les nouvelles règles : ce sera au prochain tour. D'ici là, les anciennes valent.
play-renew-new-game = Il faut donc une nouvelle partie pour les nouvelles règles ; celle-ci continue avec les anciennes.
# a new game
play-new-who = Qui joue, dans cet ordre ? Des noms séparés par des virgules ; { $easy }, { $normal } et { $hard } sont des robots.
play-open-unnamed = Le journal de cette partie nomme ce que personne n'a nommé ici : { $names }. Ce n'est ouvert que si vous le voulez. Ouvrir ? [{ $no }]
play-new-more = Entrée commence ; « plus » demande l'édition, les variantes, la durée, les paquets et la graine.
play-new-more-or-guide = Entrée commence ; « guide » commence une première partie avec des conseils ; « plus » demande l'édition, les variantes, la durée, les paquets et la graine.
play-new-edition = Les règles de quelle édition : en, fr, de, ru, ou default, la meilleure lecture des quatre ?
play-new-variants = Quelles variantes ? Numéros ou noms, avec des virgules ; Entrée pour aucune.
play-new-option = { $option } : { $values } ?
play-new-packs = Des paquets à vous ? Dossiers ou zips, avec des virgules ; Entrée pour aucun.
play-new-seed = Graine ? Le même nombre donne la même partie ; Entrée s'en remet au hasard.
play-new-who-help = Des noms séparés par des virgules, par exemple « Ada, Bob, moyen » : Ada et Bob se partagent le clavier, et un robot prend la troisième place. Entrée prend ce qui est entre crochets, « quitter » quitte. Pendant la partie, « aide » dit tout ce qu'on peut dire.
play-which-game-help = Tapez le numéro d'un jeu ou le début de son nom. « quitter » quitte.
play-new-more-help = Entrée commence tout de suite, avec les règles habituelles.
play-new-more-or-guide-help = Entrée commence tout de suite, avec les règles habituelles.
play-new-edition-help = Les règles imprimées diffèrent un peu d'une langue à l'autre. Entrée prend ce qui est entre crochets ; tous les textes restent dans votre langue.
play-new-variants-help = Les variantes changent les règles ; on peut en nommer plusieurs, comme « 1, 3 ». Entrée joue sans.
play-new-option-help = Tapez un des mots ou son début. Entrée prend ce qui est entre crochets.
play-new-packs-help = Un dossier ou un zip avec vos propres cartes, comme « wl new » en commence. Entrée joue sans.
play-new-seed-help = Le même nombre, avec les mêmes joueurs et les mêmes règles, donne la même partie. Entrée s'en remet au hasard.
play-new-no-name = « { $typed } » n'est pas un nom ; écrivez les noms de tous les joueurs, par exemple « Ada, Bob, moyen ».
play-new-count = À { $count }, cela ne se joue pas : il faut de { $least } à { $most } joueurs.
play-new-twice = Deux joueurs s'appellent « { $name } ».
play-new-one-of = « { $typed } » n'est pas dans : { $known }.
play-new-number = « { $typed } » n'est pas un nombre entier.
play-new-no-file = Il n'y a ni fichier ni dossier « { $file } ».
# help
play-help = Répondez par le numéro d'un choix ou par le début de ses mots ; plusieurs réponses tiennent sur une ligne avec « ; ». Ou dites :
play-help-options = la question, avec tout ce qu'on sait de chaque option ; « choix 2 » une seule
play-help-show = tout ce que vous pouvez voir du jeu
play-help-hand = ce qui est à vous
play-help-board = ce qui est à tous, et la carte avec les distances ; « plateau banque » un lieu et ce qui est à côté
play-help-log = ce qui s'est passé ; « journal 50 » en montre plus, « journal banque » ce qui contient un mot, « journal règles » les clauses
play-help-card = ce que fait une carte, un lieu ou autre chose : « carte { $card } »
play-help-rules = les règles en bref, chapitre par chapitre ; « règles { $example } » montre cet article, un mot les articles qui le contiennent
play-help-why = pourquoi un choix n'est pas possible : « pourquoi pas { $option } »
play-help-odds = les chances de ce que vous ne voyez pas
play-help-hint = ce qu'un robot ferait à votre place
play-help-undo = reprend votre dernier choix, tant que personne n'a choisi ni rien appris depuis
play-help-save = garde ce moment sous un nom : « sauver NOM » ; la partie elle-même est toujours gardée
play-help-load = continue depuis une sauvegarde : « charger NOM »
play-help-lang = une autre langue : « langue { $language } »
play-help-quit = arrête ; « { $resume } » reprend la partie
# the words for what can be said beside answers; `.also` are others that are understood; those of English always are
play-command-help = aide
    .also = aidez-moi
play-command-options = choix
    .also = options
play-command-show = voir
    .also = tout
play-command-hand = main
play-command-board = plateau
play-command-log = journal
play-command-card = carte
play-command-rules = règles
    .also = regles, règle, regle
play-command-why = pourquoi
    .not = pas
play-command-odds = chances
    .also = probabilités
play-command-hint = conseil
    .also = indice
play-command-undo = annuler
    .also = défaire, defaire, reprendre, retour
play-command-save = sauver
    .also = sauvegarder, enregistrer
play-command-load = charger
play-command-lang = langue
    .also = language, sprache, lingua, язык
play-command-quit = quitter
    .also = sortir, fin
play-command-guide = guide
play-command-more = plus
    .also = suite
play-command-again = encore
