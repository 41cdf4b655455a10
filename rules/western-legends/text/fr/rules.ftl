# Western Legends in French: rules, queries and events.

## Moments

event-opens-fight = un combat commence
    .when = { $who } { AGREE($who, "commence") } un combat
    .your-moment = au début de chacun de vos combats
event-wins-fight = gagnez un combat
    .when = { $who } { AGREE($who, "gagne") } un combat
event-ends-move = cela compte comme un mouvement
    .when = { $who } { AGREE($who, "termine") } un mouvement
event-ends-move-action = terminez une action de mouvement
    .when = { $who } { AGREE($who, "termine") } une action de mouvement
event-leaves-mesa = quittez une mesa
    .when = { $who } { AGREE($who, "quitte") } une mesa
event-ends-action = terminez une action
    .when = { $who } { AGREE($who, "termine") } une action
event-rolls-dice = lancez les dés
    .when = { $who } { AGREE($who, "lance") } les dés
event-begins-turn = commencez un tour
    .when = { AGREE($who) ->
        [you] vous commencez votre tour
       *[other] { $who } commence son tour
    }
    .your-moment = au début de votre tour
event-has-a-moment = ayez un instant pour ce qui ne coûte pas d'action
    .when = { $who } { AGREE($who, "avoir") } un instant pour ce qui ne coûte pas d'action
event-ends-turn = terminez un tour
    .when = { AGREE($who) ->
        [you] vous terminez votre tour
       *[other] { $who } termine son tour
    }
    .your-moment = à la fin de votre tour
commence = commence
    .you = commencez
    .plural = commencent
termine = termine
    .you = terminez
    .plural = terminent
quitte = quitte
    .you = quittez
    .plural = quittent
lance = lance
    .you = lancez
    .plural = lancent
pioche-3 = pioche
    .you = piochez
    .plural = piochent
defausse-3 = défausse
    .you = défaussez
    .plural = défaussent
donne = donne
    .you = donnez
    .plural = donnent

frame-fight = combat
    .plural = combats
    .begin = au début d'un combat
    .end = après un combat
    .your-begin = au début de votre combat
    .your-end = après votre combat
frame-poker-hand = main de poker
    .gender = feminine
    .plural = mains de poker
frame-turn = tour
    .plural = tours
    .begin = au début d'un tour
    .end = à la fin d'un tour
    .your-begin = au début de votre tour
    .your-end = à la fin de votre tour

## Cards

rule-draw = piochez { $n } { FORM("kind-card", $n) }
    .bare = piocher { $n } { FORM("kind-card", $n) }
    .third = { $who } { AGREE($who, "pioche-3") } { $n } { FORM("kind-card", $n) }
    .of = 3029bba5
rule-discard = défaussez { $n } { FORM("kind-card", $n) }
    .bare = défausser { $n } { FORM("kind-card", $n) }
    .third = { $who } { AGREE($who, "defausse-3") } { $n } { FORM("kind-card", $n) }
    .never = pas défausser de cartes
    .of = 58038b03
rule-discard-at-random = défaussez 1 carte au hasard
    .bare = défausser 1 carte au hasard
    .third = { $who } { AGREE($who, "defausse-3") } 1 carte au hasard
    .of = cc71ca2a
rule-give-card = donnez { FORM($receiver, "at") } 1 carte au choix
    .bare = { AGREE($receiver) ->
        [you] vous donner 1 carte de son choix
       *[other] donner { FORM($receiver, "at") } 1 carte au choix
    }
    .third = { $who } { AGREE($who, "donne") } { FORM($receiver, "at") } 1 carte de son choix
    .of = 13210364
rule-give-ten-dollars = donnez { FORM($receiver, "at") } 10 $
    .bare = { AGREE($receiver) ->
        [you] vous donner 10 $
       *[other] donner { FORM($receiver, "at") } 10 $
    }
    .third = { $who } { AGREE($who, "donne") } { FORM($receiver, "at") } 10 $
    .of = c7f92d1d
rule-play-card = utilisez l'action d'une carte
    .bare = utiliser l'action d'une carte
    .following = après { AGREE($who, "ayant") } utilisé l'action d'une carte
    .of = e6e59317
rule-take-back-a-card = reprenez l'une de vos cartes posées
    .bare = reprendre l'une de vos cartes posées
    .of = e31f88e4

## Points and wounds

rule-be-marshal = gagnez { $n } { FORM("counter-marshal", $n) }
    .bare = gagner { $n } { FORM("counter-marshal", $n) }
    .of = 5976ec1b
query-legendary = { $p } { AGREE($p, "avoir") } la capacité du personnage
    .not = { $p } { AGREE($p, "n-a") } pas la capacité du personnage
    .of = 46aecd09
rule-step-up-marshal = gagnez 1 point Marshall
    .bare = gagner 1 point Marshall
    .following = après { AGREE($who, "ayant") } gagné 1 point Marshall
    .of = a30e73c1
rule-be-wanted = gagnez { $n } { FORM("counter-wanted", $n) }
    .bare = gagner { $n } { FORM("counter-wanted", $n) }
    .of = fa939cf8
rule-turn-wanted = gagnez { $n } { FORM("counter-wanted", $n) }
    .bare = gagner { $n } { FORM("counter-wanted", $n) }
    .of = 8d5caeca
rule-step-up-wanted = gagnez 1 point Wanted
    .bare = gagner 1 point Wanted
    .following = après { AGREE($who, "ayant") } gagné 1 point Wanted
    .of = fd6938a5
rule-take-wound = subissez 1 blessure
    .bare = subir 1 blessure
    .third = { $who } { AGREE($who, "subit") } 1 blessure
    .of = f398250d
rule-take-wound-of-card = subissez 1 blessure
    .bare = subir 1 blessure
    .third = { $who } { AGREE($who, "subit") } 1 blessure
    .of = 3d9de7b6
rule-be-wounded = subissez { $n } { FORM("counter-wounds", $n) }{ FORM($why, "taken") }
    .bare = subir { $n } { FORM("counter-wounds", $n) }{ FORM($why, "taken") }
    .third = { $who } { AGREE($who, "subit") } { $n } { FORM("counter-wounds", $n) }{ FORM($why, "taken") }
    .of = 37ff6e03
subit = subit
    .you = subissez
    .plural = subissent
ne-subit = ne subit
    .you = ne subissez
    .plural = ne subissent
query-wounds-suffered = { FORM("nombre", "the", $case) } de blessures { AGREE($p, "que") }{ $p } { AGREE($p, "subit") } { $why }
    .now-at-most = { $value ->
        [0] { $p } { AGREE($p, "ne-subit") } aucune blessure { $why }
       *[other] { $p } { AGREE($p, "subit") } au plus { $value } { FORM("counter-wounds", $value) } { $why }
    }
    .gets-more = { $p } { AGREE($p, "subit") } { $value } { FORM("counter-wounds", $value) } de plus { $why }
    .of = 47762dc7
query-hand-shrink = { FORM("nombre", "the", $case) } de cartes que les blessures retirent à { FORM($p, "before-feminine") }main{ FORM($p, "behind") }
    .now-is = { $value ->
        [0] les blessures ne réduisent pas la taille { FORM($p, "before-feminine", "de") }main{ FORM($p, "behind") }
       *[other] les blessures réduisent la taille { FORM($p, "before-feminine", "de") }main{ FORM($p, "behind") } de { $value }
    }
    .of = e7c37e96
query-hand-limit = la taille { FORM($p, "before-feminine", "de") }main{ FORM($p, "behind") }
    .gender = feminine
    .of = cef63f7e

## Fights

rule-fight = combattez
    .bare = combattre
    .when = { $who } { AGREE($who, "combat") }
    .of = 7a585cd1
combat = combat
    .you = combattez
    .plural = combattent
rule-heist = attaquez la banque
    .bare = attaquer la banque
    .following = après { AGREE($who, "ayant") } attaqué la banque
    .of = 8a99862d
rule-lower-opposing = diminuez de { $n } la valeur de la carte adverse
    .bare = diminuer de { $n } la valeur de la carte adverse
    .of = 780d60aa
rule-cancel-fight-card = annulez l'effet de la carte combat
    .bare = annuler l'effet de la carte combat
    .of = 38aed44c
rule-void-fight = vous pouvez faire piocher 1 carte au joueur qui combat et recommencer le combat
    .bare = faire piocher 1 carte au joueur qui combat et recommencer le combat
    .third = { $who } peut faire piocher 1 carte au joueur qui combat et recommencer le combat
    .of = fe4d09a4
rule-marshal-reward = choisissez le point Marshall comme récompense
    .bare = choisir le point Marshall comme récompense
    .of = e0442655
query-opponent-of = { FORM($p, "before-vowel", $case) }adversaire{ FORM($p, "behind") }
    .is = { $who } { AGREE($who, "est") } { FORM($p, "before-vowel") }adversaire{ FORM($p, "behind") }
    .somebody = { FORM($p, "before-vowel") }adversaire{ FORM($p, "behind") } est un joueur
    .nobody = { FORM($p, "before-vowel") }adversaire{ FORM($p, "behind") } est un PNJ
    .of = 1cf30c0a
query-lowering = la réduction de la carte { FORM($p, "de") }
    .gender = feminine
    .gets-more = { FORM($p, "before-feminine") }carte{ FORM($p, "behind") } est diminuée de { $value } de plus
    .of = b3b4bd94
query-foe-lowering = la réduction de la carte du PNJ
    .gender = feminine
    .gets-more = la carte du PNJ est diminuée de { $value } de plus
    .of = 7860a73a
query-ties-go-to = le vainqueur des égalités
    .now-is = { $value } { AGREE($value, "remporte") } les égalités
    .of = 8fe31a27
query-fighters = joueur du combat
    .plural = joueurs du combat
    .holds = { $who } { AGREE($who, "prend") } part au combat
    .holds-not = { $who } ne { AGREE($who, "prend") } pas part au combat
    .of = 7b79af8e

## Moving

query-crosses-mesas = { $p } { AGREE($p, "peut") } traverser les mesas
    .not = { $p } ne { AGREE($p, "peut") } pas traverser les mesas
    .of = 109bbcbd
query-in-town = { FORM($s, "stands") } dans une ville
    .not = { FORM($s, "stands") } hors des villes
    .beside = dans une ville
    .of = 1fac01ec
query-may-enter = { $p } { AGREE($p, "peut") } entrer dans { FORM($s, "acc") }
    .not = { $p } ne { AGREE($p, "peut") } pas entrer dans { FORM($s, "acc") }
    .which-s = où { $p } { AGREE($p, "peut") } entrer
    .of = 4b33ea58
rule-travel = { AGREE($who) ->
    [you] déplacez-vous de { $distance } { FORM("kind-space", $distance) } au plus
   *[other] { $who } se déplace de { $distance } { FORM("kind-space", $distance) } au plus
}
    .bare = { AGREE($who) ->
        [you] vous déplacer
       *[other] se déplacer
    } de { $distance } { FORM("kind-space", $distance) } au plus
    .of = 71487460
rule-arrive = allez dans { FORM($there, "acc") }
    .bare = aller dans { FORM($there, "acc") }
    .of = 3803acc6
rule-move-sheriff = vous pouvez déplacer le Shérif de { $n } { FORM("kind-space", $n) } au plus
    .bare = déplacer le Shérif de { $n } { FORM("kind-space", $n) } au plus
    .of = b55ccafe
rule-move-sheriff-under-sheriff-moves-exactly = déplacez le Shérif de { $n } { FORM("kind-space", $n) }
    .bare = déplacer le Shérif de { $n } { FORM("kind-space", $n) }
    .of = b55ccafe

## Stories and locations

rule-meet-trigger = vous remplissez la condition
    .bare = remplir la condition
    .unsaid = what
    .of = 5e163f07
rule-contribute = contribuez à une histoire
    .bare = contribuer à une histoire
    .following = après { AGREE($who, "ayant") } contribué à une histoire
    .unsaid = slot
    .of = 35767afb
rule-win-poker = gagnez une main de poker
    .bare = gagner une main de poker
    .following = après { AGREE($who, "ayant") } gagné une main de poker
    .unsaid = share
    .of = 1d119079
rule-lose-poker = perdez une main de poker
    .bare = perdre une main de poker
    .following = après { AGREE($who, "ayant") } perdu une main de poker
    .of = 6a29b8f4
rule-deliver-cattle = livrez du bétail
    .bare = livrer du bétail
    .following = après { AGREE($who, "ayant") } livré du bétail
    .unsaid = token
    .of = ed6b19ef
rule-deposit = déposez des pépites
    .bare = déposer des pépites
    .following = après { AGREE($who, "ayant") } déposé des pépites
    .of = 8f4241eb
rule-revel = divertissez-vous
    .bare = { AGREE($who) ->
        [you] vous divertir
       *[other] se divertir
    }
    .following = après { AGREE($who) ->
        [you] vous être diverti
       *[other] que { $who } s'est diverti
    }
    .of = 38d77529
rule-give-up-item = rendez l'équipement { FORM($x, "name") }
    .bare = rendre l'équipement { FORM($x, "name") }
    .of = bd76f783
rule-roll-again = relancez ce dé
    .bare = relancer ce dé
    .of = 441bf8b2

rule-duel = combattez en duel
    .bare = combattre en duel
    .following = après un duel
    .of = 8978d17c
rule-arrest = arrêtez { FORM($culprit, "acc") }
    .bare = arrêter { FORM($culprit, "acc") }
    .of = 004ff065
query-is-wanted = { $p } { AGREE($p, "est") } recherché
    .not = { $p } { AGREE($p, "n-est") } pas recherché
    .which = { $number ->
        [plural] recherchés
       *[other] recherché
    }
    .of = 6b7183d2

rule-react-at = les cartes qui y répondent peuvent être utilisées
    .bare = utiliser les cartes qui y répondent
    .unsaid = moment
    .of = 104fe613
rule-end-movement = cela compte comme un mouvement
    .bare = terminer le mouvement
    .unsaid = how
    .of = ac0e1a3c
rule-rattle = faites défausser 1 carte ou subir 1 blessure { FORM($opposed, "at") }, à son choix
    .bare = faire défausser 1 carte ou subir 1 blessure { FORM($opposed, "at") }, à son choix
    .of = fe2eab57
rule-look-at-cards = regardez { $n } { FORM("kind-card", $n) } prise{ $n ->
        [one] {""}
       *[other] s
    } au hasard dans la main de votre adversaire
    .bare = regarder { $n } { FORM("kind-card", $n) } prise{ $n ->
        [one] {""}
       *[other] s
    } au hasard dans la main de votre adversaire
    .of = 607619ce
rule-throw-die = relancez { FORM($r, "acc") }
    .bare = relancer { FORM($r, "acc") }
    .of = 031e666e
query-nugget-limit = { FORM("nombre", "the", $case) } de pépites d'or { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } avoir
    .gets-more = { $p } { AGREE($p, "peut") } avoir { $value } { FORM("counter-nuggets", $value) } de plus
    .of = 3474722d
query-advantage = l'avantage { FORM($p, "de") }
    .gets-more = la valeur des cartes posées contre { FORM($p, "acc") } diminue de { $value }
    .of = 4bca60b6
query-boost = le bonus de la carte { FORM($p, "de") }
    .gets-more = la valeur { FORM($p, "before-feminine", "de") }carte{ FORM($p, "behind") } augmente de { $value }
    .of = 4bca60b6
query-in-use = { $p } { AGREE($p, "utilise") } { FORM($x, "name") }
    .not = { $p } { AGREE($p, "n-utilise") } pas { FORM($x, "name") }
    .of = 28012b3e
utilise = utilise
    .you = utilisez
    .plural = utilisent
n-utilise = n'utilise
    .you = n'utilisez
    .plural = n'utilisent
ruling-coach-gun-boosts = le Fusil de diligence renforce sa propre carte

rule-get-item = prenez { FORM($x, "acc") }
    .bare = prendre { FORM($x, "acc") }
    .of = 90b0295e
rule-gain-item = prenez { FORM($x, "acc") }
    .bare = prendre { FORM($x, "acc") }
    .of = 22a858da
rule-acquire = acquérez du bétail
    .bare = acquérir du bétail
    .never = pas acquérir de bétail
    .by-nobody = acquérir de bétail
    .of = 553d1731
rule-lay-out-cards = disposez les cartes
    .bare = disposer les cartes
    .following = une fois les cartes disposées
    .of = 6acaa00c
rule-lay-out-story = disposez une nouvelle carte pour { FORM($slot, "acc") }
    .bare = disposer une nouvelle carte pour { FORM($slot, "acc") }
    .of = a2c07497
query-stories-in-play = les histoires en jeu
    .gender = plural
    .of = b5e0a7ee
query-characters-in-play = les personnages en jeu
    .gender = plural
    .of = 43a89bc3

query-gear = équipement { AGREE($p) ->
    [you] en votre possession
   *[other] { FORM($p, "de") }
}
    .plural = équipements { AGREE($p) ->
        [you] en votre possession
       *[other] { FORM($p, "de") }
    }
    .of = c953b4f3

rule-set-up = mettez la partie en place
    .bare = mettre la partie en place
    .following = une fois la partie en place
    .of = 3df9f073
query-target-lp = { FORM("nombre", "the", $case) } de points de Légende qui déclenche la fin
    .of = 71f6b0da
query-score = { FORM($p, "before-plural", $case) }points en fin de partie{ FORM($p, "behind") }
    .gender = plural
    .gets-more = { FORM($p, "before-plural") }points en fin de partie{ FORM($p, "behind") } augmentent { AGREE($value, "de-combien") }
    .most = le plus de points en fin de partie
    .of = 6cf83bfe

ruling-stick-em-up = de combien Mains en l'air ! diminue la carte adverse
ruling-one-copy-each = au plus une réaction de chaque nom par combat
