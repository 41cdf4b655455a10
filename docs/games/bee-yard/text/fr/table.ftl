# Bee Yard in French: what it is made of, what is asked, told and shown.

kind-hive-card = carte
    .gender = feminine
    .plural = cartes
counter-drops = goutte de nectar
    .gender = feminine
    .plural = gouttes de nectar
counter-points-won = point
    .plural = points
counter-rounds = manche
    .gender = feminine
    .plural = manches
variable-active = le joueur actif
    .de = du joueur actif
    .at = au joueur actif
    .set = le tour passe { FORM($value, "at") }
zone-supply = la réserve
    .gender = feminine
    .de = de la réserve
    .at = à la réserve
zone-meadow = le pré
    .de = du pré
    .at = au pré
zone-hive = { FORM($player, "before-feminine", $case) }ruche{ FORM($player, "behind") }
    .gender = feminine
held-hand = { FORM($what, $case, $number) } en main
    .gender = { AGREE($what) }
zone-hand = { FORM($player, "before-feminine", $case) }main{ FORM($player, "behind") }
    .gender = feminine
zone-in-play = { FORM($player, "before-plural", $case) }cartes jouées{ FORM($player, "behind") }
    .gender = plural
    .in = devant { FORM($player, "acc") }
    .where = devant { FORM($player, "acc") }
    .to = devant { FORM($player, "acc") }
zone-discards = { FORM($player, "before-feminine", $case) }défausse{ FORM($player, "behind") }
    .gender = feminine
put-gone = retirer { FORM($cards, "acc") } du jeu
zone-gone = les cartes retirées
    .gender = feminine
    .de = des cartes retirées
    .at = aux cartes retirées
    .in = parmi les cartes retirées
variable-resting = le tour est fini
    .not = le tour n'est pas fini
    .set-yes = le tour est fini
    .set-no = le tour continue
zone-nursery = la pouponnière
    .gender = feminine
    .de = de la pouponnière
    .at = à la pouponnière
zone-shed = la remise
    .gender = feminine
    .de = de la remise
    .at = à la remise
rule-set-up = mettre en place le jeu
    .of = 4a87c5d8
rule-begin-hive = commencer une ruche
    .of = 5ff7477f
rule-refill = compléter le pré
    .of = 02f75dab
rule-draw-one = piocher 1 carte
    .of = 39f3ac1a
frame-turn = tour
    .plural = tours
    .begin = au début de chaque tour
    .end = à la fin de chaque tour
    .your-begin = au début de votre tour
    .your-end = à la fin de votre tour
property-cost = { FORM($of, "before-masculine", $case) }coût{ FORM($of, "behind") }
    .nobody = { $of } { AGREE($of, "n-a") } pas de coût
having-points = { FORM($set, $case, $number) } valant { $value } { FORM("counter-points-won", $n) }
property-points = { FORM($of, "before-plural", $case) }points{ FORM($of, "behind") }
    .gender = plural
    .nobody = { $of } ne vaut aucun point
property-guards = { $of } { AGREE($of, "est") } une gardienne
    .not = { $of } { AGREE($of, "n-est") } pas une gardienne
held-owned = carte
    .gender = feminine
    .plural = cartes
query-owned = carte { FORM($p, "de") }
    .gender = feminine
    .plural = cartes { FORM($p, "de") }
    .of = 1d3cd41f
held-score = point final
    .plural = points finaux
query-score = { FORM($p, "before-plural", $case) }points finaux{ FORM($p, "behind") }
    .gender = plural
    .most = le plus de points
    .fewest = le moins de points
    .of = 3369059a
query-worth-of = { FORM($p, "before-plural", $case) }points de cartes{ FORM($p, "behind") }
    .gender = plural
    .of = 07d7a4a5
rule-turn = jouer un tour
    .of = 0a821d49
rule-play-card = jouer une carte
    .of = 432f588a
rule-play-workers = jouer toutes les ouvrières
    .of = 992316b5
rule-buy = acheter une carte
    .of = 4adbfae2
rule-rest = finir le tour
    .of = b2e4bcf3
rule-draw = piocher { $n } { FORM("kind-card", $n) }
    .of = 3029bba5
rule-take-home = mettre { FORM($c, "acc") } dans la défausse
    .of = c3443414
rule-throw-out = retirer { FORM($c, "acc") } du jeu
    .of = a4be3633
step-be-robbed = l'attaque d'une pillarde contre { FORM($who, "acc") }
    .of = e8c5b8e3
    .de = de l'attaque d'une pillarde contre { FORM($who, "acc") }
rule-be-robbed = défausser 1 carte (à partir de 4 en main, et sans gardienne à montrer)
    .of = e8c5b8e3
query-price = { FORM($c, "before-masculine", $case) }prix{ FORM($c, "behind") }
    .gets-more = { $c } { AGREE($c, "coute") } { $value } de plus
    .gets-less = { $c } { AGREE($c, "coute") } { $value } de moins
    .of = 9dc074a9
query-playable = { $c } peut être jouée
    .not = { $c } ne peut pas être jouée
    .which =
        qui { $number ->
            [plural] peuvent être jouées
           *[other] peut être jouée
        }
    .not-which =
        { $number ->
            [plural] qui ne peuvent pas être jouées
           *[other] qui ne peut pas être jouée
        }
    .of = 4109ef82
text-hive-card-played = { $effect }
about-hive-card =
    { $cost ->
        [none] une carte de départ
       *[other] coûte { $cost }
    }{ $points ->
        [none] { "" }
       *[other]
            , vaut { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }{ $guards ->
        [yes] , protège des pillardes
       *[no] { "" }
    }
ask-card-played = quelle carte jouez-vous ?
ask-card-bought = quelle carte achetez-vous ?
ask-guard-shown = montrez-vous une gardienne ?
ask-card-lost = quelle carte défaussez-vous ?
ask-card-removed = quelle carte retirez-vous du jeu ?
ask-card-taken = quelle carte prenez-vous ?
ask-card-doubled = quelle carte jouez-vous deux fois ?
log-pick-opener = { $things } commence
log-put-hand = { "" }
log-put-hive = { "" }
log-put-supply = { "" }
log-put-nursery = { "" }
log-put-shed = { "" }
log-put-discards = { "" }
log-shuffle-supply = { "" }
log-put-meadow = nouveau dans le pré : { FORM($cards, "name") }
log-put-in-play = { $player } joue { FORM($cards, "acc") }
log-put-gone = hors du jeu : { FORM($cards, "name") }
log-shuffle-hive = { $player } mélange la défausse en une nouvelle ruche
log-lose-drops = { "" }
log-gain-rounds = { "" }
log-end-turn = { "" }
log-pick-card-bought = { $who } achète { FORM($things, "acc") }
log-pick-card-taken = { $who } prend { FORM($things, "acc") }
log-pick-card-lost = { $who } défausse { FORM($things, "acc") }
screen-score = points
screen-drops = nectar
screen-rounds = manches
screen-supply = réserve
screen-meadow = pré
screen-hive = ruche
screen-hand = main
screen-in-play = jouées
screen-discards = défausse
game-aim = Tous commencent avec sept ouvrières et trois vieux rayons. À votre tour, jouez et achetez autant de cartes que vous voulez : ce que vous jouez donne du nectar, et le nectar achète des cartes du pré, que vous piocherez plus tard. Après douze manches, ou quand la réserve est épuisée, le plus de points gagne.
game-end = Les nombres sont les points de toutes les cartes achetées et gardées.
guide-begin = Une première partie, avec des remarques. Un tour : jouez des cartes de votre main, achetez avec le nectar, puis finissez-le ; la main va à la défausse, et vous piochez cinq cartes.
guide-card-played = Jouez d'abord les cartes qui font piocher : ce qu'elles apportent peut aussi être joué.
guide-card-bought = Au début, achetez ce qui donne du nectar ; plus tard du miel, qui ne fait que compter.
guide-card-removed = Une ruche sans vieux rayons donne plus de nectar à chaque tour.
guide-end = C'était la première partie. « encore » en commence une autre.
rule-play = jouer la partie
    .of = 610d89b9
coute = coûte
    .plural = coûtent
