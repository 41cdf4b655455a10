# Western Legends in French: what the game is made of. Terms are those of its French rules; the rest is designed.


## Kinds

kind-region = région
    .gender = feminine
    .plural = régions
kind-site = lieu
    .plural = lieux
kind-gang = gang
    .plural = gangs
kind-colour = couleur
    .gender = feminine
    .plural = couleurs
kind-rank = valeur
    .gender = feminine
    .plural = valeurs
kind-suit = enseigne
    .gender = feminine
    .plural = enseignes
kind-npc = PNJ
    .plural = PNJ
kind-contest = sorte de combat
    .gender = feminine
    .plural = sortes de combat
kind-manner = type de mouvement
    .plural = types de mouvement
kind-wound-source = cause
    .gender = feminine
    .plural = causes
kind-stage = étape
    .gender = feminine
    .plural = étapes
kind-story-place = emplacement d'histoire
    .plural = emplacements d'histoire
kind-item-sort = sorte d'équipement
    .gender = feminine
    .plural = sortes d'équipement
kind-throw = dé
    .plural = dés
kind-space = zone
    .gender = feminine
    .plural = zones
kind-face = nom de carte de poker
    .plural = noms de cartes de poker
kind-poker-card = carte de poker
    .gender = feminine
    .plural = cartes de poker
kind-fight-card = carte combat
    .gender = feminine
    .plural = cartes combat
kind-story-trigger = condition
    .gender = feminine
    .plural = conditions
kind-story = carte histoire
    .gender = feminine
    .plural = cartes histoire
kind-item = équipement
    .plural = équipements
kind-cattle-token = jeton bétail
    .plural = jetons bétail
kind-die-face = face de dé
    .gender = feminine
    .plural = faces de dé
kind-character = personnage
    .plural = personnages
contest-arrest-contest = une arrestation
    .waged = { " " }(une arrestation)
    .during = lors d'une arrestation
contest-duel-contest = un duel
    .waged = { " " }(un duel)
    .during = en duel
contest-rob-contest = un braquage
    .waged = { " " }(un braquage)
    .during = lors d'un braquage
contest-heist-contest = une attaque de la banque
    .waged = { " " }(une attaque de la banque)
    .during = lors d'une attaque de la banque
contest-bandit-contest = un combat contre un bandit
    .waged = { " " }(un combat contre un bandit)
    .during = dans un combat contre un bandit
contest-attempt-contest = une arrestation par le Shérif
    .waged = { " " }(une arrestation par le Shérif)
wound-source-from-result = l'issue du combat
    .source = à l'issue du combat
    .taken = { " " }à l'issue du combat
wound-source-from-fight-card = la carte combat
    .source = venant de la carte combat
    .taken = { "" }
wound-source-from-uncancellable-card = une carte combat inévitable
    .source = inévitable venant de la carte combat
    .taken = { ", " }qui ne peut pas être annulée
wound-source-from-choice = un choix
    .source = { "" }
    .taken = { "" }
stage-quiet = aucune réaction n'est possible
stage-reacting = les cartes d'un combat ont été révélées
stage-after-move = une action de mouvement vient de se terminer
stage-marshal-gained = un point Marshall vient d'être gagné
stage-wanted-gained = un point Wanted vient d'être gagné
story-place-first-story = la première histoire
    .gender = feminine
    .de = de la première histoire
    .at = à la première histoire
story-place-second-story = la deuxième histoire
    .gender = feminine
    .de = de la deuxième histoire
    .at = à la deuxième histoire
throw-first-throw = le premier dé
throw-second-throw = le second dé

## Counters

counter-money = argent
    .like = mass
    .a = de l'argent
    .no = pas d'argent
    .own = { FORM($owner, "before-vowel", $case) }argent{ FORM($owner, "behind") }
counter-nuggets = pépite d'or
    .gender = feminine
    .plural = pépites d'or
counter-lp = point de Légende
    .plural = points de Légende
take-wounds = subir { $amount }
counter-wounds = blessure
    .gender = feminine
    .plural = blessures
gain-wounds = subir { $amount }
lose-wounds = soigner { $amount }
soigne = soigne
    .you = soignez
    .plural = soignent
counter-marshal = point Marshall
    .plural = points Marshall
counter-wanted = point Wanted
    .plural = points Wanted
counter-actions-left = action
    .gender = feminine
    .plural = actions
counter-lowered = point de réduction de la carte posée
    .plural = points de réduction de la carte posée
counter-foe-lowered = point de réduction de la carte combat
    .plural = points de réduction de la carte combat
counter-discs = disque sur { FORM($story-place, "acc") }
    .plural = disques sur { FORM($story-place, "acc") }
counter-pot = dollar du pot
    .plural = dollars du pot
counter-points-at-once = point de Légende gagné en une action
    .at-least = au moins { $n } points de Légende ont été gagnés pendant cette action
    .plural = points de Légende gagnés en une action
counter-spent-at-once = $ dépensé en une action
    .at-least = au moins { $n } $ ont été dépensés pendant cette action
    .plural = $ dépensés en une action

## Zones

pioche-poker = pioche de poker
    .gender = feminine
defausse = défausse
    .gender = feminine
flop-word = flop
zone-poker-deck = { FORM("pioche-poker", "the", $case) }
    .gender = feminine
zone-discards = { FORM("defausse", "the", $case) }
    .gender = feminine
held-hand = { FORM($what, $case, $number) } en main
    .gender = { AGREE($what) }
cards-hand = { FORM($what, $case, $number) } de { FORM($player, "before-feminine") }main{ FORM($player, "behind") }
    .gender = { AGREE($what) }
zone-hand = { FORM($player, "before-feminine", $case) }main{ FORM($player, "behind") }
    .gender = feminine
zone-card-played = { FORM($player, "before-feminine", $case) }carte utilisée{ FORM($player, "behind") }
    .gender = feminine
    .in = devant { FORM($player, "acc") }
    .to = devant { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "n-utilise") } aucune carte
    .not-empty = { $player } { AGREE($player, "utilise") } une carte
cards-laid = { FORM("kind-card") } posée par { FORM($player, "acc") }
    .plural = { FORM("kind-card", "plural") } posées par { FORM($player, "acc") }
    .gender = feminine
like-front =
    .in = devant { FORM($player, "acc") }
    .to = devant { FORM($player, "acc") }
    .where = devant { FORM($player, "acc") }
zone-laid = { FORM($player, "before-plural", $case) }cartes posées{ FORM($player, "behind") }
    .gender = plural
    .like = front
    .empty = { $player } { AGREE($player, "n-a") } posé aucune carte
    .not-empty = { $player } { AGREE($player, "avoir") } posé une carte
zone-shown = { FORM($player, "before-plural", $case) }cartes révélées{ FORM($player, "behind") }
    .gender = plural
    .like = front
    .empty = { $player } { AGREE($player, "n-a") } révélé aucune carte
    .not-empty = { $player } { AGREE($player, "avoir") } révélé une carte
zone-fight-deck = la pioche des cartes combat
    .gender = feminine
    .de = de la pioche des cartes combat
zone-fight-hand = { FORM($player, "before-plural", $case) }cartes combat{ FORM($player, "behind") }
    .gender = plural
    .like = front
    .empty = { $player } { AGREE($player, "n-a") } aucune carte combat en main
    .not-empty = { $player } { AGREE($player, "avoir") } une carte combat en main
zone-npc-laid = { FORM($player, "before-feminine", $case) }carte combat cachée{ FORM($player, "behind") }
    .gender = feminine
    .like = front
    .empty = il n'y a aucune carte combat face cachée devant { FORM($player, "acc") }
    .not-empty = il y a une carte combat face cachée devant { FORM($player, "acc") }
zone-npc-shown = la carte du PNJ
    .gender = feminine
    .in = devant le PNJ
    .to = devant le PNJ
    .where = devant le PNJ
    .empty = le PNJ n'a révélé aucune carte
    .not-empty = le PNJ a révélé une carte
zone-flop = { FORM("flop-word", "the", $case) }
    .in = au flop
    .to = au flop
zone-dealer-hand = { FORM($player, "before-feminine", $case) }main de croupier{ FORM($player, "behind") }
    .gender = feminine
zone-story-deck = la pioche { FORM($story-place, "de") }
    .gender = feminine
    .de = de la pioche { FORM($story-place, "de") }
cards-open-story =
    { FORM("kind-card", $number) } exposée{ $number ->
        [plural] s
       *[other] { "" }
    } { FORM($story-place, "de") }
    .gender = feminine
cards-story-deck = { FORM("kind-card", $number) } de la pioche { FORM($story-place, "de") }
    .gender = feminine
zone-open-story = { $story-place }
    .gender = { AGREE($story-place) }
    .de = { FORM($story-place, "de") }
    .in = à la place { FORM($story-place, "de") }
zone-told-stories = les histoires racontées
    .gender = plural
    .in = parmi les histoires racontées
    .to = parmi les histoires racontées
    .empty = aucune histoire n'a été résolue
    .not-empty = une histoire a été résolue
zone-character-deck = la pioche des personnages
    .gender = feminine
    .de = de la pioche des personnages
zone-characters-dealt = { FORM($player, "before-plural", $case) }personnages distribués{ FORM($player, "behind") }
    .gender = plural
    .like = front
    .empty = { $player } { AGREE($player, "n-a") } reçu aucun personnage
    .not-empty = { $player } { AGREE($player, "avoir") } reçu un personnage
zone-character-kept = { FORM($player, "before-masculine", $case) }personnage gardé{ FORM($player, "behind") }
    .like = front
    .empty = { $player } { AGREE($player, "n-a") } gardé aucun personnage
    .not-empty = { $player } { AGREE($player, "avoir") } gardé un personnage
zone-own-character = { FORM($player, "before-masculine", $case) }personnage{ FORM($player, "behind") }
    .like = front
    .empty = { $player } { AGREE($player, "n-a") } aucun personnage
    .not-empty = { $player } { AGREE($player, "avoir") } un personnage
zone-herd =
    les jetons bétail { FORM($colour, "named") ->
        [yes] ({ $colour })
       *[other] { FORM($colour, "de") }
    }
    .gender = plural
    .de =
        des jetons bétail { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "de") }
        }
    .in =
        parmi les jetons bétail { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "de") }
        }
    .to =
        parmi les jetons bétail { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "de") }
        }
    .empty =
        il ne reste aucun jeton bétail { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "de") }
        }
    .not-empty =
        il reste des jetons bétail { FORM($colour, "named") ->
            [yes] ({ $colour })
           *[other] { FORM($colour, "de") }
        }
held-cattle = jeton bétail
    .plural = jetons bétail
zone-cattle = { FORM($player, "before-masculine", $case) }bétail{ FORM($player, "behind") }
    .in = chez { FORM($player, "acc") }
    .to = chez { FORM($player, "acc") }
    .where = chez { FORM($player, "acc") }
    .empty = { $player } { AGREE($player, "n-a") } pas de bétail
    .not-empty = { $player } { AGREE($player, "avoir") } du bétail

## Variables

variable-owns = { $player } { AGREE($player, "avoir") } { FORM($item, "with-title") }
    .not = { $player } { AGREE($player, "n-a") } pas { FORM($item, "with-title") }
    .which-item = { AGREE($player, "que") }{ $player } { AGREE($player, "avoir") }
    .not-which-item = { AGREE($player, "que") }{ $player } { AGREE($player, "n-a") } pas
held-owns = { FORM("kind-item", $case, $number) }
    .gender = { AGREE("kind-item") }
variable-active-mount = { FORM($player, "before-feminine", $case) }monture active{ FORM($player, "behind") }
    .gender = feminine
    .nobody = { $player } { AGREE($player, "n-a") } pas de monture active
    .somebody = { $player } { AGREE($player, "avoir") } une monture active
variable-active-weapon = { FORM($player, "before-vowel", $case) }arme active{ FORM($player, "behind") }
    .gender = feminine
    .nobody = { $player } { AGREE($player, "n-a") } pas d'arme active
    .somebody = { $player } { AGREE($player, "avoir") } une arme active
variable-rolled = ce qu'indique { $throw }
    .gender = masculine
    .is = { $throw } indique { $who }
    .is-not = { $throw } n'indique pas { $who }
    .same = { $throw } indique la même chose que { $who }
    .same-not = { $throw } n'indique pas la même chose que { $who }
variable-active = le joueur actif
    .de = du joueur actif
    .at = au joueur actif
    .is =
        { AGREE($who) ->
            [you] c'est votre tour
           *[other] c'est le tour { FORM($who, "de") }
        }
    .is-not =
        { AGREE($who) ->
            [you] ce n'est pas votre tour
           *[other] ce n'est pas le tour { FORM($who, "de") }
        }
variable-first-player = le premier joueur
    .de = du premier joueur
    .at = au premier joueur
variable-bearer = le joueur qui incarne { FORM($character, "acc") }
    .de = du joueur qui incarne { FORM($character, "acc") }
    .at = au joueur qui incarne { FORM($character, "acc") }
variable-has-ability = { $player } { AGREE($player, "avoir") } la capacité
variable-spot = { FORM($player, "before-feminine", $case) }zone{ FORM($player, "behind") }
    .gender = feminine
    .stands = { $player } { AGREE($player, "est") }
    .stands-not = { $player } { AGREE($player, "n-est") } pas
    .is = { $player } { AGREE($player, "est") } { FORM($who, "with-place") }
    .is-not = { $player } { AGREE($player, "n-est") } pas { FORM($who, "with-place") }
    .is-beside = { FORM($who, "with-place") }
    .with-absolute-de =
        { AGREE($player) ->
            [you] de la vôtre
           *[other] { FORM($noun, "de") }
        }
    .set =
        { AGREE($player) ->
            [you] allez
           *[other] { $player } { AGREE($player, "va") }
        } { FORM($value, "with-goal") }
variable-has-place = { $player } { AGREE($player, "avoir") } une place
variable-sheriff-at = la zone du Shérif
    .gender = feminine
    .de = de la zone du Shérif
    .is = le Shérif est { FORM($who, "with-place") }
    .is-not = le Shérif n'est pas { FORM($who, "with-place") }
    .set = le Shérif va { FORM($value, "with-goal") }
    .stands = le Shérif est
    .stands-not = le Shérif n'est pas
variable-bandit-at = un bandit se trouve { FORM($space, "with-place") }
    .not = aucun bandit ne se trouve { FORM($space, "with-place") }
    .set-yes = un bandit apparaît { FORM($space, "with-place") }
    .set-no = le bandit quitte { FORM($space, "acc") }
variable-stage = l'étape
    .is = { $who }
    .is-not = il est faux { AGREE($who, "que") }{ $who }
variable-mover = le joueur qui s'est déplacé
    .de = du joueur qui s'est déplacé
    .at = au joueur qui s'est déplacé
    .is =
        { AGREE($who) ->
            [you] c'est vous qui vous êtes déplacé
           *[other] { $who } s'est déplacé
        }
    .is-not =
        { AGREE($who) ->
            [you] ce n'est pas vous qui vous êtes déplacé
           *[other] { $who } ne s'est pas déplacé
        }
    .nobody = personne ne s'est déplacé
    .somebody = quelqu'un s'est déplacé
variable-fighter = l'attaquant
    .de = de l'attaquant
    .at = à l'attaquant
    .is = { $who } { AGREE($who, "attaque") }
    .is-not = { $who } { AGREE($who, "n-attaque") } pas
attaque = attaque
    .you = attaquez
    .plural = attaquent
n-attaque = n'attaque
    .you = n'attaquez
    .plural = n'attaquent
variable-rival = le joueur ciblé
    .de = du joueur ciblé
    .at = au joueur ciblé
    .is = { $who } { AGREE($who, "est") } ciblé
    .nobody = le combat n'oppose pas deux joueurs
    .somebody = le combat oppose deux joueurs
    .about-somebody = contre un autre joueur
variable-foe = le PNJ
    .de = du PNJ
    .at = au PNJ
    .is = l'adversaire est { $who }
    .is-not = l'adversaire n'est pas { $who }
    .nobody = le combat oppose deux joueurs
    .somebody = l'adversaire est un PNJ
    .about = contre { $who }
    .about-somebody = contre un PNJ
variable-contest = la sorte de combat
    .gender = feminine
    .is = il s'agit { FORM($who, "de") }
    .is-not = il ne s'agit pas { FORM($who, "de") }
variable-decided = le combat est décidé
    .not = le combat n'est pas décidé
variable-winner = le vainqueur du combat
    .de = du vainqueur du combat
    .at = au vainqueur du combat
    .is = { $who } { AGREE($who, "avoir") } gagné le combat
    .is-not = { $who } { AGREE($who, "n-a") } pas gagné le combat
    .nobody = aucun joueur n'a gagné le combat
    .somebody = quelqu'un a gagné le combat
variable-card-cancelled = la carte combat est annulée
    .not = la carte combat n'est pas annulée
variable-voided = le combat a recommencé
    .not = le combat n'a pas recommencé
variable-fought = { $player } { AGREE($player, "avoir") } été attaqué ce tour-ci
    .not = { $player } { AGREE($player, "n-a") } pas été attaqué ce tour-ci
variable-heisted = la banque a été attaquée ce tour-ci
    .not = la banque n'a pas été attaquée ce tour-ci
variable-reacted = { $player } { AGREE($player, "avoir") } réagi
    .not = { $player } { AGREE($player, "n-a") } pas réagi
variable-plays-poker = { $player } { AGREE($player, "joue") } au poker
    .which = qui { AGREE($head, "joue", $number) } au poker
joue = joue
    .you = jouez
    .plural = jouent
variable-dealer = le croupier
    .de = du croupier
    .at = au croupier
    .nobody = il n'y a pas de croupier
    .somebody = il y a un croupier
variable-end-triggered = la fin de partie est déclenchée
variable-last-round = le dernier tour
variable-disc-placed = un disque a été posé ce tour-ci
    .not = aucun disque n'a été posé ce tour-ci
variable-trigger-met = la condition ({ $story-place }) est remplie

## Tables, builtins, properties

table-row = la ligne de la case { $n }
builtin-hand-strength = la force de la main { FORM($a1, "de") } avec { $a2 }
    .unsaid = a3 a4 a5
property-site = le lieu { FORM($of, "de") }
    .is = { FORM($of, "stands") } { FORM($who, "at") }
    .is-not = { FORM($of, "stands-not") } { FORM($who, "at") }
    .nobody = { $of } n'a pas de lieu
    .somebody = { $of } a un lieu
having-site = { FORM($set, $case, $number) } avec { $value }
    .not = { FORM($set, $case, $number) } sans lieu
property-rank = { FORM($of, "before-feminine", $case) }valeur{ FORM($of, "behind") }
    .gender = feminine
having-suit = { FORM($set, $case, $number) } de { $value }
property-suit = { FORM($of, "before-vowel", $case) }enseigne{ FORM($of, "behind") }
    .gender = feminine
property-face = { FORM($of, "before-masculine", $case) }nom{ FORM($of, "behind") }
property-gang = { FORM($of, "before-masculine", $case) }gang{ FORM($of, "behind") }
property-edges = zone voisine { FORM($of, "de") }
    .gender = feminine
    .plural = zones voisines { FORM($of, "de") }
property-corners = zone à un coin { FORM($of, "de") }
    .gender = feminine
    .plural = zones aux coins { FORM($of, "de") }
property-region = { FORM($of, "before-feminine", $case) }région{ FORM($of, "behind") }
    .is = { FORM($of, "stands") } à { $who }
    .is-not = { FORM($of, "stands-not") } à { $who }
    .gender = feminine
    .same = { FORM($of, "stands") } dans la région { FORM($who, "de") }
    .same-not = { FORM($of, "stands-not") } dans la région { FORM($who, "de") }
    .of-spot = { FORM($player, "before-feminine", $case) }région{ FORM($player, "behind") }
    .of-sheriff-at = la région du Shérif
    .of-sheriff-at-de = de la région du Shérif
    .same-own = { FORM($of, "stands") } dans { FORM($who, "acc") }
    .same-own-not = { FORM($of, "stands-not") } dans { FORM($who, "acc") }
property-cost = { FORM($of, "before-masculine", $case) }coût{ FORM($of, "behind") }
    .unit = $
property-improves = ce que { $of } améliore
    .somebody = { $of } est un équipement amélioré
    .somebody-which =
        qui { $number ->
            [plural] sont améliorés
           *[other] est amélioré
        }
property-item-sort = { FORM($of, "before-feminine", $case) }sorte{ FORM($of, "behind") }
    .gender = feminine
    .is =
        { AGREE($of, "c-est") ->
            [yes] c'est
           *[no] { $of } { AGREE($of, "est") }
        } { FORM($who, "a") }
    .is-not = { $of } { AGREE($of, "n-est") } pas { FORM($who, "a") }
having-item-sort = { FORM($set, $case, $number) } du type « { $value } »
property-colour = { FORM($of, "before-feminine", $case) }couleur{ FORM($of, "behind") }
    .gender = feminine
    .is = { $of } { AGREE($of, "est") } de couleur { FORM($who, "feminine") }
    .is-not = { $of } { AGREE($of, "n-est") } pas de couleur { FORM($who, "feminine") }
property-mount-speed = { FORM($of, "before-feminine", $case) }vitesse{ FORM($of, "behind") }
    .gender = feminine
property-legend = { $of } { AGREE($of, "est") } légendaire
    .not = { $of } { AGREE($of, "n-est") } pas légendaire
query-next-to = { FORM("kind-space", $number) } { AGREE("kind-space", "voisin", $number) } { FORM($s, "with-absolute", "de") }
    .gender = feminine
    .holds = { $who } { AGREE($who, "est") } à côté { FORM($s, "de") }
    .holds-not = { $who } { AGREE($who, "n-est") } pas à côté { FORM($s, "de") }
    .of = 9bd54bfc
voisin = voisin
    .feminine = voisine
    .plural = voisines
query-has-copy = { $p } { AGREE($p, "avoir") } { FORM($x, "acc") } ou son côté amélioré
    .not = { $p } { AGREE($p, "n-a") } pas { FORM($x, "acc") }
    .of = e56229e0
query-bounty = { FORM($p, "before-plural", $case) }points de la piste Wanted{ FORM($p, "behind") }
    .gender = plural
    .of = f1385b43
query-marshal-score = { FORM($p, "before-plural", $case) }points de la piste Marshall{ FORM($p, "behind") }
    .gender = plural
    .of = a8543809
query-strength = { FORM($p, "before-feminine", $case) }force au poker{ FORM($p, "behind") }
    .gender = feminine
    .of = 18cba1ce
query-is-wild = { $c } { AGREE($c, "est") } un joker
    .not = { $c } { AGREE($c, "n-est") } pas un joker
    .of = cf3d69c2
query-usable = { $p } { AGREE($p, "peut") } utiliser { FORM($c, "acc") } comme action
    .not = { $p } ne { AGREE($p, "peut") } pas utiliser { FORM($c, "acc") } comme action
    .of = eda57c03
query-ready = { $p } { AGREE($p, "peut") } utiliser { FORM($c, "acc") } comme réaction
    .not = { $p } ne { AGREE($p, "peut") } pas utiliser { FORM($c, "acc") } comme réaction
    .of = bb5be8c6
query-end-is-near = la fin est proche
    .not = la fin n'est pas proche
    .of = 10c3c56a
