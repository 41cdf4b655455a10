# Ce que disent les pages : nouvelles tables, liens, la page d'une place, et pourquoi quelque chose n'est pas possible.

web-games = Quel jeu ?
web-players =
    { $least ->
        [one]
            { $most ->
                [one] 1 personne
               *[other] de 1 à { $most } personnes
            }
       *[other] de { $least } à { $most } personnes
    }
web-new = Nouvelle table
web-who = Qui joue
web-seat = Place { $n }
web-name = Nom
web-nobody = personne
web-person = quelqu'un
web-bot-easy = robot : facile
web-bot-normal = robot : joue bien
web-bot-hard = robot : réfléchit longuement
web-bot-greedy = robot : prévoit un peu
web-bot-search = robot : réfléchit une seconde
web-bot-random = robot : choisit n'importe quoi
web-language = Langue
web-show-in = Afficher
web-rules = Règles
web-edition = Édition
web-variants = Variantes
web-usual = comme d'habitude
web-ask = À qui demande-t-on s'il réagit
web-ask-needed = à qui peut réagir
web-ask-always = à tous ceux qui pourraient, pour que la question ne révèle rien
web-ask-random = à qui peut, et parfois à quelqu'un qui ne peut pas
web-free-undo = Chacun peut tout reprendre
web-watched = D'autres peuvent regarder ; ils voient ce que tous voient
web-begin = Commencer
web-host = Table et liens
web-host-told = Envoyez à chacun le lien de sa place. Qui a un lien occupe la place ; ne le donnez donc à personne d'autre. Les liens sont montrés jusqu'à l'arrêt de ce serveur ; ensuite, on ne peut qu'en faire de nouveaux.
web-link = Lien
web-new-link = Nouveau lien
web-new-link-told = L'ancien ne vaut alors plus.
web-give = Donner la place à
web-give-now = Donner
web-watch-link = Lien pour regarder
web-host-link = Votre propre lien vers cette page
web-own-page = Ouvrir
web-waiting = C'est à { $player }.
web-waiting-bot = { $player } réfléchit.
web-your-turn = À vous de jouer
web-asked = On vous demande un choix
web-aim = But du jeu
web-board = Plateau
web-table = Sur la table
web-own = Ce qui est à vous
web-players-list = Joueurs
web-log = Ce qui s'est passé
web-whole-log = Tout
web-back = Retour à la table
web-take-back = Reprendre
web-restart = Recommencer mon tour
web-last-choice = le dernier choix
web-wish = { $player } voudrait reprendre ce qui a commencé ainsi : { $what }
web-agree = D'accord
web-refuse = Pas d'accord
web-withdraw = Tant pis
web-undo-agreed =
    { $count ->
        [0] { $player } a repris quelque chose.
       *[other] { $player } a repris quelque chose ; d'accord : { $others }.
    }
web-undo-refused = { $player } ne reprend rien ; pas d'accord : { $others }.
web-reseated-person = { $player } a un nouveau lien.
web-reseated-bot = Un robot joue pour { $player }.
web-undo-nothing = Vous n'avez rien à reprendre.
web-undo-since = Quelqu'un d'autre a choisi depuis. « Reprendre » lui demande son accord.
web-undo-learned = Cela ne peut pas être repris : quelqu'un en a appris quelque chose.
web-not-you = C'est à quelqu'un d'autre de choisir.
web-not-on-offer = Ce n'est pas proposé.
web-fault = Ce qui en découle ne peut pas être exécuté, donc cela ne compte pas ; choisissez autre chose : { $why }.
web-stuck = Quoi qu'on choisisse, rien ne peut être exécuté : cette partie ne peut pas continuer.
web-stale = La table a avancé entre-temps ; voici où elle en est. Rien n'a été choisi.
web-away = absent
web-bot = robot
web-you = vous
web-decides = décide
web-hand-over = C'est à { $player } : passez l'appareil.
web-i-am = Je suis { $player }
web-watching = Vous regardez : vous voyez ce que tous voient.
web-to-question = À la question
web-lost = La connexion est perdue ; nouvel essai en cours.
web-journal = Enregistrer cette partie dans un fichier
web-again = Une autre partie
web-count = On joue de { $least } à { $most }, pas à { $count }.
web-suits = { $title } se joue à { $numbers }, pas à { $count }.
web-apart = « { $one } » et « { $other } » ne se jouent pas ensemble : laissez l'un des deux de côté.
web-needs = « { $one } » ne se joue qu'avec « { $other } » : choisissez-le aussi.
web-bad-name = Le nom de la place { $seat } a des signes invisibles.
web-same-name = Deux s'appellent { $name }.
web-no-place = { $name } n'a pas encore de place : choisissez qui joue à la place { $seat }, ou effacez le nom.
web-no-person = Il faut au moins une personne.
web-no-bot = Ce robot n'existe pas.
web-sorry = Cela ne peut pas être montré
web-no-page = Cette page n'existe pas.
web-no-table = Cette table n'existe pas ; peut-être que le lien n'est pas entier.
web-no-seat = Ce navigateur n'y a pas de place. Ouvrez le dernier lien que vous avez reçu ; qui a commencé la partie peut en faire un autre.
web-not-public = On ne peut commencer une partie que sur la machine où tourne ce serveur.
web-not-over = Le journal révèle tout, on ne l'a donc qu'à la fin de la partie.
web-full = Trop de pages de cette table sont ouvertes.
web-elsewhere = Un autre processus joue cette partie ; réessayez dans un instant.
web-down = Là où sont gardées les parties, rien ne répond. Rien n'est perdu ; réessayez dans un instant.
web-unplayable = Cette partie ne peut pas continuer : { $why }
web-cards = Cartes
web-clauses = Règles, clause par clause
web-chapters = Chapitres
web-more-clauses = Tout le reste
web-what = Que fait ceci ?
web-search = Chercher
web-write = Écrire une carte
web-write-cards = Cartes (YAML)
web-write-rules = Règles maison
web-write-check = Vérifier
web-write-result = Ce que cela donne
web-tell = M'appeler quand c'est à moi
web-write-play = Jouer avec
web-with-own = Vos propres cartes sont en jeu.
web-broken = Quelque chose s'est mal passé ici, et ce n'est pas votre faute. La partie est comme elle était.
web-all-games = Tous les jeux
web-tables = Vos tables
web-stays = Votre dernier choix reste : on a appris quelque chose.
web-take-back-ask = Reprendre (les autres sont consultés)
web-copy = Copier
web-copied = Copié
web-here-only = Ces liens ne fonctionnent que sur cette machine. Arrêtez le serveur et relancez-le comme avant, avec « --host 0.0.0.0 » à la fin, pour que d'autres puissent venir.
web-edition-default = la majorité des éditions
web-watching-one = Vous regardez : vous voyez ce que voit { $player }.
web-everybody-sees = Ce que tout le monde voit
web-watch-whom = Quelle vue
web-replay = Revoir cette partie
web-first = Au début
web-before = Un choix en arrière
web-next = Un choix en avant
web-last = À la fin
web-step = Choix
web-play-on = Continuer à partir d'ici
web-pass = Passer chaque fois que cela est demandé
web-passes = Vous passez sans être consulté :
web-ask-me = Me demander de nouveau
web-mine = Notes et réglages
web-note = Une note que vous seul voyez
web-note-keep = Garder
web-shows = Ceux qui regardent voient votre page comme vous. Quiconque a le lien pour regarder le peut.
web-hides = Ceux qui regardent voient de vous ce que tout le monde voit.
web-show-now = Montrer ma page à ceux qui regardent
web-hide-now = Cacher de nouveau ma page
web-stand-in = Un robot choisit pour les absents
web-minutes =
    { $n ->
        [one] après { $n } minute
       *[other] après { $n } minutes
    }
web-hours =
    { $n ->
        [one] après { $n } heure
       *[other] après { $n } heures
    }
web-never = jamais
web-set = Régler
web-stood-in = { $player } est absent ; un bot choisit en attendant.
web-called = { $game } : c'est à { $player }. { $link }
web-moment = C'est à { $player } de décider.
web-write-busy = Lecture en cours …
web-take-back-maybe = Reprendre (qui a choisi depuis est consulté)
web-no-uploads = On ne peut apporter des paquets que sur la machine où tourne ce serveur.
web-bring = Apporter un paquet
web-bring-about = Un paquet zippé, ou un seul fichier de cartes (.yaml) ou de règles maison (.wl). Il est lu et vérifié ici ; si quelque chose ne va pas, la ligne est indiquée.
web-bring-file = Fichier
web-bring-game = Pour quel jeu (un zip le dit lui-même)
web-bring-nothing = Choisissez d'abord un fichier.
web-bring-large = C'est plus qu'il n'en tient ici ; un fichier peut avoir 2 Mo.
web-bring-kind = Un paquet est un zip ; un fichier de cartes finit par .yaml, un fichier de règles maison par .wl.
web-bring-clean = Tout va bien. C'est pour : { $game }
web-position-try = Essayer dans une position
web-position-from = Une position de ce jeu
web-position-take = Reprendre
web-position = La position
web-position-how = Comme dans un scénario : qui joue, puis ce qui est donné. Si rien n'est écrit ici, la partie commence au début.
web-position-against = Contre
web-position-play = Essayer ici
web-open = ouvrez { $address } dans un navigateur ; Ctrl-C arrête le serveur, et chaque partie reprendra où elle en était
web-reachable = d'autres machines peuvent joindre ce serveur, et ce qui est envoyé n'est pas chiffré : n'admettez dans ce réseau que des personnes de confiance, ou placez-le derrière un serveur qui parle https
web-opening = Avant le premier tour
