# The Man in Black in French. All of it is designed.

automaton-man-in-black = l'Homme en Noir
    .gender = masculine
    .de = de l'Homme en Noir
    .at = à l'Homme en Noir
    .name = Homme en Noir
game-aim =
    Devenez la plus grande légende de toutes : dès que quelqu'un a { $length ->
        [short] 15
        [average] 20
       *[long] 25
    } points de Légende (PL), on finit la manche, chacun joue encore un tour, et le score le plus haut l'emporte. L'Homme en Noir chevauche aussi. Personne ne le joue : après chaque manche, il fait ce que dit une de ses cartes. Lui aussi veut gagner, et il remporte les égalités.
kind-black-card = carte de l'Homme en Noir
    .gender = feminine
    .plural = cartes de l'Homme en Noir
kind-black-rule = carte de règles de l'Homme en Noir
    .gender = feminine
    .plural = cartes de règles de l'Homme en Noir
text-black-card-errand = { $effect }
text-black-rule-creed = { $effect }
zone-black-deck = la pioche de l'Homme en Noir
    .gender = feminine
    .de = de la pioche de l'Homme en Noir
zone-black-past = ce que l'Homme en Noir a fait
    .in = parmi ce que l'Homme en Noir a fait
    .to = parmi ce que l'Homme en Noir a fait
zone-black-ways = les manières de l'Homme en Noir
    .gender = plural
    .de = des manières de l'Homme en Noir
screen-black-past = l'Homme en Noir a fait
black-card-stranger-in-town = Un étranger en ville
black-card-hold-up = Haut les mains, l'ami
black-card-word-to-the-sheriff = Un mot au Shérif
black-card-wages-for-outlaws = La solde des hors-la-loi
black-card-bad-water = Mauvaise eau
black-card-claim-jumper = Concession volée
black-card-night-drive = Le troupeau de nuit
black-card-crooked-deal = Cartes marquées
black-card-tale-by-the-fire = Un récit au coin du feu
black-card-long-shadow = L'ombre longue
black-rule-ways-of-the-man-in-black = Les manières de l'Homme en Noir
flavour-black-card-stranger-in-town = Celui qui a le plus de points de Légende est prié de sortir un instant.
flavour-black-card-hold-up = Il n'a pas besoin d'argent. Il aime seulement savoir qui en a le plus.
flavour-black-card-word-to-the-sheriff = Il n'arrête jamais personne. Il dit au Shérif qui est recherché.
flavour-black-card-wages-for-outlaws = Un bandit de chaque bande est payé d'avance, et en argent massif.
flavour-black-card-bad-water = Hors de la ville, les puits ont un goût de cuivre. En ville, on boit du whisky.
flavour-black-card-claim-jumper = Qui a de l'or perd une pépite : hier aussi les piquets étaient là, vingt pas plus loin.
flavour-black-card-night-drive = Au matin, tous les troupeaux en route étaient rentrés. Personne n'a vu qui avait ouvert la barrière.
flavour-black-card-crooked-deal = Il joue mal et gagne, et quiconque est en ville paie à boire.
flavour-black-card-tale-by-the-fire = Il raconte une histoire comme s'il y était. Il y était peut-être.
flavour-black-card-long-shadow = Quand quelqu'un chevauche devant lui, l'ombre derrière n'en est que plus longue.
query-riders = joueur autre que l'Homme en Noir
    .now-is = seuls les joueurs autres que l'Homme en Noir incarnent un personnage, et l'un d'eux commence
    .plural = joueurs autres que l'Homme en Noir
    .of = 5872a8a0
query-is-in-town = { $p } { AGREE($p, "est") } en ville
    .not = { $p } { AGREE($p, "n-est") } pas en ville
    .which =
        qui { $number ->
            [plural] sont
           *[other] est
        } en ville
    .of = 64a2ef0e
query-is-out-of-town = { $p } { AGREE($p, "est") } hors d'une ville
    .not = { $p } { AGREE($p, "est") } en ville
    .which =
        qui { $number ->
            [plural] sont
           *[other] est
        } hors d'une ville
    .of = 10353ac0
query-drives-cattle = { $p } { AGREE($p, "avoir") } du bétail
    .not = { $p } { AGREE($p, "n-a") } pas de bétail
    .which =
        qui { $number ->
            [plural] ont
           *[other] a
        } du bétail
    .of = 1817b96a
query-anyone-ahead = un autre joueur a plus de points de Légende
    .not = aucun autre joueur n'a plus de points de Légende
    .of = 2c6032f7
query-next-up = le joueur suivant
    .de = du joueur suivant
    .at = au joueur suivant
    .of = cd1d6a6a
query-last-up = le dernier joueur du tour
    .de = du dernier joueur du tour
    .at = au dernier joueur du tour
    .of = ad7e1db0
query-speaker = le joueur qui parle pour l'autre camp
    .de = du joueur qui parle pour l'autre camp
    .at = au joueur qui parle pour l'autre camp
    .of = 9387a31a
rule-ride-to = chevaucher jusqu'à { FORM($there, "acc") }
    .of = aa56ed7f
rule-duel-with = provoquer { FORM($p, "acc") } en duel
    .of = ae239547
rule-rob-from = essayer de voler { FORM($p, "acc") }
    .of = d7c61495
rule-spread-a-tale = poser un disque sur une histoire
    .of = c51f99ec
rule-lose-the-herd = perdre tout le bétail
    .of = a321cf31
rule-come-riding = arriver à cheval
    .of = 09d4bc3e
rule-lose-the-ability = perdre la capacité
    .of = c38e4b63
rule-call-him = choisir où commence l'Homme en Noir
    .of = 66689d3c
rule-act-in-black = exécuter la prochaine carte de l'Homme en Noir
    .of = 76fcbb5c
rule-hand-over-the-deal = laisser l'autre joueur être le croupier
    .of = 331ef615
rule-hand-over-the-fight = laisser l'autre joueur décider du combat
    .of = 84291741
ask-black-beginning = où commence l'Homme en Noir ?
option-black-beginning = { FORM($thing, "name") }
ruling-black-begins-anywhere = le premier joueur dit où commence l'Homme en Noir
log-put-black-past = l'Homme en Noir agit : { FORM($cards, "name") }. { $flavour }
log-put-black-deck = { "" }
log-put-black-ways = { "" }
log-shuffle-black-deck = les cartes de l'Homme en Noir sont mélangées
log-pick-sought = l'Homme en Noir cherche { FORM($things, "acc") }
log-pick-station = { "" }
log-pick-claim = { "" }
log-pick-table-taken = { "" }
log-pick-slot-whispered = { "" }
log-rule-lose-the-herd = { $who } perd tout le bétail
