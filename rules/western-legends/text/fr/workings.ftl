# Western Legends in French: what the rules work out for themselves, and what only they need. No shipped card says it; another pack may.


## What is asked

query-paid-by-outlaws = { $p } { AGREE($p, "peut") } prendre un point Wanted comme récompense
    .not = { $p } ne { AGREE($p, "peut") } pas prendre de point Wanted comme récompense
    .of = 109bbcbd
query-room-for-bandit = il y a de la place pour un bandit { FORM($s, "with-place") }
    .not = il n'y a pas de place pour un bandit { FORM($s, "with-place") }
    .of = 7144d57c
query-turns-to-come = { FORM("nombre", "the", $case) } probable de tours à venir
    .of = 992e05e9
query-income-to-come = { FORM($p, "before-plural", $case) }points à venir de la piste Wanted{ FORM($p, "behind") }
    .gender = plural
    .of = 079b126f
query-steps-up = { FORM("nombre", "the", $case) } { FORM($p, "before-plural", "de") }points Marshall et Wanted{ FORM($p, "behind") }
    .of = f42169a1
held-steps-up = point Marshall ou Wanted
    .plural = points Marshall et Wanted
query-droppable = carte { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } défausser
    .gender = feminine
    .plural = cartes { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } défausser
    .of = b64f4635
query-passable = carte { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } faire passer pour une pépite d'or
    .gender = feminine
    .plural = cartes { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } faire passer pour des pépites d'or
    .of = 876dcaf7
query-nuggets-at-hand = { FORM("nombre", "the", $case) } de pépites d'or { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } payer
    .of = c7283846
query-wrangling-is-due = du bétail peut être livré à la gare après { $how }
    .not = aucun bétail ne peut être livré à la gare après { $how }
    .of = 73b3a591
query-rustling-is-due = du bétail volé peut être livré après { $how }
    .not = aucun bétail volé ne peut être livré après { $how }
    .of = 4dd036f3
query-cattle-to-rustle = jeton bétail { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } livrer en voleur
    .plural = jetons bétail { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } livrer en voleur
    .of = 93aca6e9
query-next-up = le joueur suivant
    .de = du joueur suivant
    .at = au joueur suivant
    .of = cd1d6a6a
query-last-up = le dernier joueur du tour de table
    .de = du dernier joueur du tour de table
    .at = au dernier joueur du tour de table
    .nobody = il n'y a pas de dernier joueur du tour de table
    .somebody = il y a un dernier joueur du tour de table
    .of = ad7e1db0
query-has-enough = { $p } { AGREE($p, "avoir") } assez de points de Légende pour déclencher la fin de partie
    .not = { $p } { AGREE($p, "n-a") } pas assez de points de Légende pour déclencher la fin de partie
    .of = edb2c927
query-gear-score = { FORM($p, "before-plural", $case) }points pour les équipements{ FORM($p, "behind") }
    .gender = plural
    .of = 0e99df92
query-money-score = { FORM($p, "before-plural", $case) }points pour l'argent{ FORM($p, "behind") }
    .gender = plural
    .of = 38c3fcda
query-wound-score = { FORM($p, "before-plural", $case) }points pour les blessures{ FORM($p, "behind") }
    .gender = plural
    .of = b1b31283
query-speaker = le joueur qui agit pour le PNJ
    .de = du joueur qui agit pour le PNJ
    .at = au joueur qui agit pour le PNJ
    .of = 9387a31a
query-npc-cards = { FORM("nombre", "the", $case) } de cartes combat du PNJ
    .of = ba54d643
query-npc-lays-first = le PNJ pose sa carte en premier
    .not = le PNJ ne pose pas sa carte en premier
    .of = 5433db43
query-as-card = la carte pour laquelle { $c } { AGREE($c, "compte-pour") }
    .gender = feminine
    .of = 1d2f9485
query-rank-value = le chiffre { FORM($r, "de") }
    .de = du chiffre { FORM($r, "de") }
    .at = au chiffre { FORM($r, "de") }
    .of = add53608
query-allowed-boost = ce qui compte du bonus { FORM($p, "before-feminine", "de") }carte{ FORM($p, "behind") }
    .of = 92c2af76
query-fight-value = la valeur de combat pour { FORM($n, "acc") }
    .gender = feminine
    .of = dcbde8e0
query-npc-value = la valeur de la carte du PNJ
    .gender = feminine
    .of = 59a69a35
query-opposing-value = la valeur de la carte adverse
    .gender = feminine
    .of = 83fa2e4f
query-robs-items = { $p } { AGREE($p, "peut") } prendre un équipement lors d'un braquage
    .not = { $p } ne { AGREE($p, "peut") } pas prendre d'équipement lors d'un braquage
    .of = 109bbcbd
query-items-to-rob =
    équipement qu'on peut { AGREE($loser) ->
        [you] vous voler
       *[other] voler { FORM($loser, "at") }
    }
    .plural =
        équipements qu'on peut { AGREE($loser) ->
            [you] vous voler
           *[other] voler { FORM($loser, "at") }
        }
    .of = 7c2715fc
query-share-of-money =
    l'argent qu'un voleur { AGREE($p) ->
        [you] vous prend
       *[other] prend { FORM($p, "at") }
    }
    .unit = $
    .of = d2dc3118
query-share-of-nuggets =
    { FORM("nombre", "the", $case) } de pépites d'or qu'un voleur { AGREE($p) ->
        [you] vous prend
       *[other] prend { FORM($p, "at") }
    }
    .of = 6c908b0a
query-nuggets-at-stake = { FORM("nombre", "the", $case) } de pépites d'or { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } perdre dans un combat
    .of = 3f79c8fb
query-money-half = la moitié { FORM($p, "before-vowel", "de") }argent{ FORM($p, "behind") } (arrondie à la dizaine supérieure)
    .gender = feminine
    .unit = $
    .of = f57669ea
query-has-room = { $p } { AGREE($p, "avoir") } de la place pour { FORM($x, "acc") }
    .not = { $p } { AGREE($p, "n-a") } pas de place pour { FORM($x, "acc") }
    .of = d3ea846c
query-on-stand = { $x } { AGREE($x, "est") } en vente au Magasin
    .not = { $x } { AGREE($x, "n-est") } pas en vente au Magasin
    .of = 6528fa20
query-may-pass = { $p } { AGREE($p, "peut") } traverser { FORM($s, "acc") }
    .not = { $p } ne { AGREE($p, "peut") } pas traverser { FORM($s, "acc") }
    .which-s = { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } traverser
    .of = 0d758005
query-steps-from = zone { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre en 1 pas depuis { FORM($s, "acc") }
    .gender = feminine
    .plural = zones { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre en 1 pas depuis { FORM($s, "acc") }
    .of = ec155f9a
query-steps-over = zone ou mesa { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre en 1 pas depuis { FORM($s, "acc") }
    .gender = feminine
    .plural = zones et mesas { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre en 1 pas depuis { FORM($s, "acc") }
    .of = ce689620
query-destinations = zone { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre avec un mouvement { FORM($within, "de") }
    .gender = feminine
    .plural = zones { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre avec un mouvement { FORM($within, "de") }
    .of = 7b55e33f
query-landings = zone { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre par les mesas avec un mouvement { FORM($within, "de") }
    .gender = feminine
    .plural = zones { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } atteindre par les mesas avec un mouvement { FORM($within, "de") }
    .of = c7537306
query-ranks-of = valeur que { $c } peut prendre
    .gender = feminine
    .plural = valeurs que { $c } peut prendre
    .of = 9a14dc69
query-suits-of = enseigne que { $c } peut prendre
    .gender = feminine
    .plural = enseignes que { $c } peut prendre
    .of = c4867674
query-best-hands = joueur avec la meilleure main de poker
    .plural = joueurs avec la meilleure main de poker
    .of = aeac0a00
query-riders = joueur avec un personnage
    .plural = joueurs avec un personnage
    .of = 5872a8a0
query-beginnings-left = zone où { $c } peut commencer
    .gender = feminine
    .plural = zones où { $c } peut commencer
    .of = 5d414c8f
query-prey = joueur { FORM($s, "with-place") } que le Shérif peut arrêter
    .plural = joueurs { FORM($s, "with-place") } que le Shérif peut arrêter
    .of = 60d1e259
query-sheriff-steps = zone où le Shérif peut aller en 1 pas depuis { FORM($s, "acc") }
    .gender = feminine
    .plural = zones où le Shérif peut aller en 1 pas depuis { FORM($s, "acc") }
    .of = 1cbe400a
query-onward = zone où le Shérif peut continuer depuis { FORM($s, "acc") }
    .gender = feminine
    .plural = zones où le Shérif peut continuer depuis { FORM($s, "acc") }
    .of = 1cbca62e
query-posts = zone que le Shérif peut atteindre avec un mouvement { FORM($n, "de") }
    .gender = feminine
    .plural = zones que le Shérif peut atteindre avec un mouvement { FORM($n, "de") }
    .of = 6b590e9d
query-last-turns = ce sont les derniers tours
    .not = ce ne sont pas les derniers tours
    .of = 27616d17
query-hand-sort-of = { FORM($p, "before-feminine", $case) }main de poker{ FORM($p, "behind") }
    .gender = feminine
    .nobody = { $p } ne { AGREE($p, "montre") } pas de main de poker
    .somebody = { $p } { AGREE($p, "montre") } une main de poker
    .of = c4a8a22e
montre = montre
    .you = montrez
    .plural = montrent
query-sort-of-hand = la main de poker de force { $strong }
    .gender = feminine
    .of = 6aad7db2
query-height-of-hand = la valeur de la main de poker de force { $strong }
    .gender = feminine
    .of = c06126fe
query-worth-shown = la valeur de la carte { AGREE($p, "que") }{ $p } { AGREE($p, "montre") }
    .gender = feminine
    .nobody = { $p } ne { AGREE($p, "montre") } pas de carte
    .somebody = { $p } { AGREE($p, "montre") } une carte
    .of = d8095e16
query-worth-against = la valeur à battre
    .gender = feminine
    .nobody = il n'y a pas de valeur à battre
    .somebody = il y a une valeur à battre
    .of = 0d08059f
query-discs-laid = { FORM("nombre", "the", $case) } { FORM($p, "before-plural", "de") }disques sur des histoires{ FORM($p, "behind") }
    .of = 44fbc556
held-discs-laid = disque sur une histoire
    .plural = disques sur des histoires
query-disc-sources = emplacement d'histoire d'où { $p } { AGREE($p, "peut") } prendre un disque pour { FORM($slot, "acc") }
    .plural = emplacements d'histoire d'où { $p } { AGREE($p, "peut") } prendre un disque pour { FORM($slot, "acc") }
    .of = 0379f026
query-disc-to-place = { $p } { AGREE($p, "avoir") } un disque pour { FORM($slot, "acc") }
    .not = { $p } { AGREE($p, "n-a") } pas de disque pour { FORM($slot, "acc") }
    .of = 569ef289
query-discs-needed = { FORM("nombre", "the", $case) } de disques qui complètent une histoire
    .of = be91048c
query-nugget-supply = { FORM("nombre", "the", $case) } de pépites d'or dans la réserve
    .of = 4209922c
query-nugget-room =
    { FORM("nombre", "the", $case) } de pépites d'or que la limite et la réserve { AGREE($p) ->
        [you] vous laissent
       *[other] laissent { FORM($p, "at") }
    }
    .of = 80320827
compte-pour = compte
    .you = comptez
    .plural = comptent

## What is done

rule-pass-off = faire passer { FORM($c, "acc") } pour une pépite d'or
    .of = d8b4b651
rule-show-to-the-log = annoncer la main de poker montrée
    .of = edde6fe4
rule-tell-hand = annoncer { FORM($what, "acc") }
    .unsaid = height
    .of = fad74af0
rule-tell-values = annoncer { FORM($own, "acc") } contre { FORM($other, "acc") }
    .of = ec8c77ea

## What is kept and printed

variable-in-last-duel = { $player } { AGREE($player, "prend") } part au dernier duel
    .not = { $player } ne { AGREE($player, "prend") } pas part au dernier duel
    .set-yes = { $player } { AGREE($player, "prend") } désormais part au dernier duel
    .set-no = { $player } ne { AGREE($player, "prend") } plus part au dernier duel
kind-points-track = piste
    .gender = feminine
    .plural = pistes
kind-track-space = case de piste
    .gender = feminine
    .plural = cases de piste
property-points-track = { FORM($of, "before-feminine", $case) }piste{ FORM($of, "behind") }
    .gender = feminine
property-at-step = { FORM($of, "before-masculine", $case) }numéro sur la piste{ FORM($of, "behind") }
property-mesa = { $of } { AGREE($of, "est") } une mesa
    .not = { $of } { AGREE($of, "n-est") } pas une mesa
property-at-x = { FORM($of, "before-feminine", $case) }colonne sur le plateau{ FORM($of, "behind") }
    .gender = feminine
    .nobody = { $of } { AGREE($of, "n-est") } pas sur le plateau
    .somebody = { $of } { AGREE($of, "est") } sur le plateau
property-at-y = { FORM($of, "before-feminine", $case) }ligne sur le plateau{ FORM($of, "behind") }
    .gender = feminine
    .nobody = { $of } { AGREE($of, "n-est") } pas sur le plateau
    .somebody = { $of } { AGREE($of, "est") } sur le plateau
property-any-rank = { $of } { AGREE($of, "peut") } prendre n'importe quelle valeur
    .not = { $of } ne { AGREE($of, "peut") } pas prendre n'importe quelle valeur
property-as-nugget = { $of } { AGREE($of, "compte-pour") } comme pépite d'or
    .not = { $of } ne { AGREE($of, "compte-pour") } pas comme pépite d'or
property-back = la condition au verso { FORM($of, "de") }
    .gender = feminine
property-bandits = gang des bandits { FORM($of, "de") }
    .plural = gangs des bandits { FORM($of, "de") }
property-sheriff = { FORM("nombre", "the", $case) } de zones du déplacement du Shérif pour { FORM($of, "acc") }
property-in-the-box = { FORM("nombre", "the", $case) } d'exemplaires { FORM($of, "de") }
property-lp-value = la valeur en points de Légende { FORM($of, "de") }
    .gender = feminine
property-beginnings = zone de départ { FORM($of, "de") }
    .gender = feminine
    .plural = zones de départ { FORM($of, "de") }
property-begins-alone = { $of } ne { AGREE($of, "peut") } commencer que là où personne d'autre n'a commencé
    .not = { $of } { AGREE($of, "peut") } commencer là où quelqu'un d'autre a commencé
property-starting-items = équipement de départ { FORM($of, "de") }
    .plural = équipements de départ { FORM($of, "de") }
property-starting-cards = { FORM("nombre", "the", $case) } de cartes de départ { FORM($of, "de") }
property-starting-money = l'argent de départ { FORM($of, "de") }
    .unit = $
property-starting-nuggets = { FORM("nombre", "the", $case) } de pépites d'or de départ { FORM($of, "de") }
property-starting-marshal = { FORM("nombre", "the", $case) } de points Marshall de départ { FORM($of, "de") }
property-starting-wanted = { FORM("nombre", "the", $case) } de points Wanted de départ { FORM($of, "de") }
property-starting-wounds = { FORM("nombre", "the", $case) } de blessures de départ { FORM($of, "de") }
