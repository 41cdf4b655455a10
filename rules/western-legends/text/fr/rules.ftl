# Western Legends in French: rules, queries and events.


## Moments

event-opens-fight = commencer un combat
    .your-moment = au début de chacun de vos combats
event-wins-fight = gagner un combat
    .about = gagner un combat { $about }
event-ends-move = terminer un mouvement
    .said = cela compte comme un mouvement
event-ends-move-action = terminer une action de mouvement
event-leaves-mesa = quitter une mesa
event-ends-action = terminer une action
event-rolls-dice = lancer les dés
event-begins-turn = commencer { AGREE($who, "own") } tour
    .your-moment = au début de votre tour
event-has-a-moment = avoir un instant pour ce qui ne coûte pas d'action
event-ends-turn = terminer { AGREE($who, "own") } tour
    .your-moment = à la fin de votre tour
frame-fight = combat
    .plural = combats
    .begin = au début d'un combat
    .end = après un combat
    .your-begin = au début de votre combat
    .your-end = après votre combat
    .end-about = après un combat { $about }
    .your-end-about = après votre combat { $about }
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

rule-draw = piocher { $n } { FORM("kind-card", $n) }
    .of = 3029bba5
rule-discard = défausser { $n } { FORM("kind-card", $n) }
    .of = 58038b03
rule-discard-at-random = défausser 1 carte au hasard
    .of = cc71ca2a
rule-give-card =
    donner { FORM($receiver, "at") } 1 carte { AGREE($who) ->
        [you] au choix
       *[other] de son choix
    }
    .of = 13210364
rule-give-ten-dollars = donner { FORM($receiver, "at") } 10 $
    .of = c7f92d1d
rule-play-card = utiliser l'action d'une carte
    .of = a2976537
rule-take-back-a-card = reprendre au hasard l'une de vos cartes posées
    .of = e31f88e4

## Points and wounds

rule-be-marshal = gagner { $n } { FORM("counter-marshal", $n) }
    .of = 5976ec1b
query-legendary =
    { $p } { AGREE($p, "avoir") } la capacité de { AGREE($p) ->
        [you] votre
       *[other] son
    } personnage
    .not =
        { $p } { AGREE($p, "n-a") } pas la capacité de { AGREE($p) ->
            [you] votre
           *[other] son
        } personnage
    .of = 46aecd09
rule-step-up-marshal = gagner 1 point Marshall
    .of = a30e73c1
rule-be-wanted = gagner { $n } { FORM("counter-wanted", $n) }
    .of = fa939cf8
rule-turn-wanted = gagner { $n } { FORM("counter-wanted", $n) }
    .of = 8d5caeca
rule-step-up-wanted = gagner 1 point Wanted
    .of = fd6938a5
rule-take-wound = subir 1 blessure
    .of = f398250d
rule-take-wound-of-card = subir 1 blessure
    .of = 3d9de7b6
rule-be-wounded = subir { $n } { FORM("counter-wounds", $n) }{ FORM($why, "taken") }
    .unsaid = why
    .of = 37ff6e03
subit = subit
    .you = subissez
    .plural = subissent
ne-subit = ne subit
    .you = ne subissez
    .plural = ne subissent
query-wounds-suffered = { FORM("nombre", "the", $case) } de blessures { AGREE($p, "que") }{ $p } { AGREE($p, "subit") } { FORM($why, "source") }
    .now-at-most =
        { $value ->
            [0] { $p } { AGREE($p, "ne-subit") } aucune blessure { FORM($why, "source") }
           *[other] { $p } { AGREE($p, "subit") } au plus { $value } { FORM("counter-wounds", $value) } { FORM($why, "source") }
        }
    .gets-more = { $p } { AGREE($p, "subit") } { $value } { FORM("counter-wounds", $value) } de plus { FORM($why, "source") }
    .of = 47762dc7
query-hand-shrink = { FORM("nombre", "the", $case) } de cartes que les blessures retirent à { FORM($p, "before-feminine") }main{ FORM($p, "behind") }
    .now-is =
        { $value ->
            [0] les blessures ne réduisent pas la taille { FORM($p, "before-feminine", "de") }main{ FORM($p, "behind") }
           *[other] les blessures réduisent la taille { FORM($p, "before-feminine", "de") }main{ FORM($p, "behind") } de { $value }
        }
    .of = e7c37e96
query-hand-limit = la taille { FORM($p, "before-feminine", "de") }main{ FORM($p, "behind") }
    .gender = feminine
    .as-many = { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } en garder
    .of = cef63f7e

## Fights

rule-fight = combattre
    .of = 7a585cd1
rule-heist = attaquer la banque
    .of = 8a99862d
rule-lower-opposing = diminuer de { $n } la valeur de la carte adverse
    .of = 780d60aa
rule-cancel-fight-card = annuler l'effet de la carte combat
    .of = 38aed44c
rule-void-fight = faire piocher 1 carte au joueur qui combat et recommencer le combat
    .said = { $who } { AGREE($who, "peut") }, une fois dans ce combat, faire piocher 1 carte au joueur qui combat et recommencer le combat
    .of = fe4d09a4
rule-marshal-reward = choisir le point Marshall comme récompense
    .of = e0442655
rule-rob-item = prendre 1 objet divers { FORM($loser, "at") }
    .of = 9f27eee0
rule-outlaw-reward = choisir le point Wanted comme récompense
    .of = d3ada9e1
query-opponent-of = { FORM($p, "before-vowel", $case) }adversaire{ FORM($p, "behind") }
    .is = { $who } { AGREE($who, "est") } { FORM($p, "before-vowel") }adversaire{ FORM($p, "behind") }
    .somebody = { FORM($p, "before-vowel") }adversaire{ FORM($p, "behind") } est un joueur
    .nobody = { FORM($p, "before-vowel") }adversaire{ FORM($p, "behind") } est un PNJ
    .of = 1cf30c0a
query-lowering = la réduction { FORM($p, "before-feminine", "de") }carte{ FORM($p, "behind") }
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
    .not = { FORM($s, "stands") } hors d'une ville
    .beside = dans une ville
    .of = 1fac01ec
query-may-enter = { $p } { AGREE($p, "peut") } entrer dans { FORM($s, "acc") }
    .not = { $p } ne { AGREE($p, "peut") } pas entrer dans { FORM($s, "acc") }
    .which-s = où { $p } { AGREE($p, "peut") } entrer
    .of = 4b33ea58
rule-travel =
    se déplacer de { $distance } { FORM("kind-space", $distance) }{ $distance ->
        [1] { "" }
       *[other] { " " }au plus
    }
    .any = se déplacer
    .of = 71487460
rule-arrive = aller dans { FORM($there, "acc") }
    .of = 3803acc6
rule-move-sheriff =
    déplacer le Shérif de { $n } { FORM("kind-space", $n) }{ $n ->
        [1] { "" }
       *[other] { " " }au plus
    }
    .any = déplacer le Shérif
    .like = optional
    .of = b55ccafe
rule-move-sheriff-under-sheriff-moves-exactly = déplacer le Shérif de { $n } { FORM("kind-space", $n) }
    .of = b55ccafe

## Stories and locations

rule-meet-trigger = remplir la condition
    .said = vous remplissez la condition
    .unsaid = what
    .of = 5e163f07
rule-contribute = contribuer { FORM($slot, "at") }
    .any = contribuer à une histoire
    .unsaid = slot
    .of = 35767afb
rule-win-poker = gagner une main de poker
    .unsaid = share
    .of = 1d119079
rule-lose-poker = perdre une main de poker
    .of = 6a29b8f4
rule-deliver-cattle = livrer du bétail
    .unsaid = token
    .of = ed6b19ef
rule-deposit = déposer des pépites
    .of = 8f4241eb
rule-revel = se divertir
    .of = 38d77529
rule-give-up-item = remettre { FORM($x, "with-title") } au Magasin
    .of = bd76f783
rule-roll-again = relancer ce dé
    .of = e708c855
rule-duel = combattre en duel
    .chosen = combattre en duel { FORM($chosen, "acc") }
    .of = 8978d17c
rule-arrest = arrêter { FORM($culprit, "acc") }
    .of = e0ce13a4
rule-be-arrested = être arrêté
    .of = d1fd3716
query-is-wanted = { $p } { AGREE($p, "est") } recherché
    .not = { $p } { AGREE($p, "n-est") } pas recherché
    .beside =
        { $number ->
            [plural] recherchés
           *[other] recherché
        }
    .of = 6b7183d2
rule-react-at = utiliser les cartes qui y répondent
    .said = les cartes qui y répondent peuvent être utilisées
    .unsaid = moment
    .of = 104fe613
rule-end-movement = terminer le mouvement
    .said = cela compte comme un mouvement
    .unsaid = how
    .of = ac0e1a3c
rule-rattle = faire défausser 1 carte ou subir 1 blessure { FORM($opposed, "at") }, à son choix
    .of = fe2eab57
rule-look-at-cards =
    regarder { $n } { FORM("kind-card", $n) } prise{ $n ->
        [one] { "" }
       *[other] s
    } au hasard dans la main de votre adversaire
    .of = 607619ce
rule-throw-die = relancer { FORM($r, "acc") }
    .of = 031e666e
query-movement = { FORM($p, "before-masculine", $case) }déplacement{ FORM($p, "behind") }
    .of = 3beaeadc
query-actions-each-turn = { FORM("nombre", "the", $case) } d'actions { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } faire à chaque tour
    .so-many = { $p } { AGREE($p, "peut") } faire { $much } à chaque tour
    .counts = counter-actions-left
    .of = 993880c8
query-money-limit = { FORM($p, "before-feminine", $case) }limite d'argent{ FORM($p, "behind") }
    .gender = feminine
    .unit = $
    .of = d02566cd
query-misc-limit = { FORM("nombre", "the", $case) } d'objets divers { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } avoir
    .so-many = { $p } { AGREE($p, "peut") } avoir { $much }
    .counts = misc-item
    .as-many = { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } en avoir
    .of = 993880c8
misc-item = objet divers
    .plural = objets divers
query-cattle-limit = { FORM("nombre", "the", $case) } de jetons bétail { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } avoir
    .so-many = { $p } { AGREE($p, "peut") } avoir { $much }
    .counts = held-cattle
    .as-many = { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } en avoir
    .of = 4049dfc6
query-nugget-limit = { FORM("nombre", "the", $case) } de pépites d'or { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } avoir
    .so-many = { $p } { AGREE($p, "peut") } avoir { $much }
    .counts = counter-nuggets
    .as-many = { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } en avoir
    .of = 3474722d
query-layable = carte { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } poser
    .gender = feminine
    .plural = cartes { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } poser
    .now-is = { $p } ne { AGREE($p, "peut") } poser que ceci : { FORM($value, "acc") }
    .of = b64f4635
query-npcs-show = contre { FORM($p, "acc") }, les PNJ posent leur carte en premier et face visible
    .of = 109bbcbd
query-advantage = { FORM($p, "before-vowel", $case) }avantage{ FORM($p, "behind") }
    .gets-more = la valeur des cartes posées contre { FORM($p, "acc") } diminue de { $value }
    .of = 4bca60b6
query-boost = le bonus { FORM($p, "before-feminine", "de") }carte{ FORM($p, "behind") }
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
ruling-fools-gold-is-lost = l'Or des fous compte comme pépites lors d'un braquage ou d'une arrestation
ruling-coach-gun-boosts = le Fusil de diligence renforce sa propre carte
rule-get-item = prendre { FORM($x, "with-title") }
    .of = 90b0295e
rule-gain-item = prendre { FORM($x, "with-title") }
    .of = 22a858da
rule-acquire = acquérir du bétail
    .of = 553d1731
rule-lay-out-cards = disposer les cartes
    .of = b687e2b8
rule-lay-out-stories = disposer les histoires
    .of = 10a55a87
rule-lay-out-story = disposer une nouvelle carte pour { FORM($slot, "acc") }
    .of = a2c07497
query-stories-in-play = histoire en jeu
    .gender = feminine
    .plural = histoires en jeu
    .of = b5e0a7ee
query-characters-in-play = personnage en jeu
    .plural = personnages en jeu
    .of = 43a89bc3
query-gear =
    équipement { AGREE($p) ->
        [you] en votre possession
       *[other] { FORM($p, "de") }
    }
    .plural =
        équipements { AGREE($p) ->
            [you] en votre possession
           *[other] { FORM($p, "de") }
        }
    .of = c953b4f3
held-gear = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
rule-set-up = mettre la partie en place
    .of = 3df9f073
query-target-lp = { FORM("nombre", "the", $case) } de points de Légende qui déclenche la fin
    .of = 71f6b0da
end-point = point
    .plural = points
query-score = { FORM($p, "before-plural", $case) }points en fin de partie{ FORM($p, "behind") }
    .gender = plural
    .most = le plus de points en fin de partie
    .gets-more = { $p } { AGREE($p, "avoir") } { $value } { FORM("end-point", $value) } de plus en fin de partie
    .gets-less = { $p } { AGREE($p, "avoir") } { $value } { FORM("end-point", $value) } de moins en fin de partie
    .of = 6cf83bfe
ruling-stick-em-up = de combien Mains en l'air ! diminue la carte adverse
ruling-one-copy-each = au plus une réaction de chaque nom par combat
ruling-rob-share = ce qu'un braqueur prend de l'argent ou des pépites
ruling-rob-share-everything = tout
ruling-rob-share-half = la moitié
query-value = { FORM($p, "before-feminine", $case) }valeur de combat{ FORM($p, "behind") }
    .gender = feminine
    .of = efce5d9a
