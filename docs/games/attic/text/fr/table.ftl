# Attic Sale in French: what is asked, told and shown.

kind-piece = objet
    .plural = objets
kind-sort = sorte
    .gender = feminine
    .plural = sortes
counter-coins = pièce
    .gender = feminine
    .plural = pièces
counter-sales = vente
    .gender = feminine
    .plural = ventes
variable-offer = { FORM($player, "before-vowel", $case) }offre{ FORM($player, "behind") }
    .gender = feminine
    .most = l'offre la plus haute
    .fewest = l'offre la plus basse
zone-attic = le grenier
    .de = du grenier
    .at = au grenier
zone-block = la table
    .gender = feminine
    .de = de la table
    .at = à la table
    .in = sur la table
    .where = sur la table
    .to = sur la table
zone-shelf = { FORM($player, "before-vowel", $case) }étagère{ FORM($player, "behind") }
    .gender = feminine
    .in = sur { FORM($player, "before-vowel") }étagère{ FORM($player, "behind") }
    .where = sur { FORM($player, "before-vowel") }étagère{ FORM($player, "behind") }
    .to = sur { FORM($player, "before-vowel") }étagère{ FORM($player, "behind") }
property-sort = { FORM($of, "before-feminine", $case) }sorte{ FORM($of, "behind") }
    .gender = feminine
property-worth = { FORM($of, "before-feminine", $case) }valeur{ FORM($of, "behind") }
    .gender = feminine
query-last-sale = le numéro de la dernière vente
    .de = du numéro de la dernière vente
    .at = au numéro de la dernière vente
    .of = 5824516e
held-score = point
    .plural = points
query-score = { FORM($p, "before-plural", $case) }points{ FORM($p, "behind") }
    .gender = plural
    .most = le plus de points
    .fewest = le moins de points
    .of = 21a63aba
query-counting = { FORM($p, "before-vowel", $case) }offre valable{ FORM($p, "behind") }
    .gender = feminine
    .most = l'offre valable la plus haute
    .fewest = l'offre valable la plus basse
    .gets-more = { FORM($p, "before-vowel") }offre{ FORM($p, "behind") } compte { $value } de plus
    .gets-less = { FORM($p, "before-vowel") }offre{ FORM($p, "behind") } compte { $value } de moins
    .of = e9e26ebd
held-collections = collection
    .gender = feminine
    .plural = collections
query-collections = { FORM($p, "before-masculine", $case) }nombre de collections{ FORM($p, "behind") }
    .most = le plus de collections
    .fewest = le moins de collections
    .of = b47187e3
query-worth-of =
    { $case ->
        [de] de la
        [at] à la
       *[other] la
    } valeur { FORM($p, "before-plural", "de") }objets{ FORM($p, "behind") }
    .gender = feminine
    .most = les objets de la plus grande valeur
    .fewest = les objets de la plus petite valeur
    .of = 56307ce3
held-pieces-of =
    { FORM($s, "named") ->
        [yes] objet dont la sorte est { $s }
       *[no] objet { FORM($s, "de") }
    }
    .plural =
        { FORM($s, "named") ->
            [yes] objets dont la sorte est { $s }
           *[no] objets { FORM($s, "de") }
        }
query-pieces-of = { FORM($p, "before-masculine", $case) }nombre d'objets{ FORM($p, "behind") } dont la sorte est { $s }
    .most = le plus d'objets dont la sorte est { $s }
    .fewest = le moins d'objets dont la sorte est { $s }
    .of = 85200799
rule-play = jouer la partie
    .of = ba9c4665
rule-buy = acheter ce qui est à vendre
    .of = 4056a8bf
frame-sale = vente
    .gender = feminine
    .plural = ventes
    .begin = au début de chaque vente
    .end = à la fin de chaque vente
ask-sum-bid = combien de pièces offrez-vous ?
log-put-attic = { "" }
log-put-block = à vendre : { FORM($cards, "name") }
log-put-shelf = { $player } emporte { FORM($cards, "acc") }
log-set-offer =
    { $value ->
        [0] { $player } n'offre rien
       *[other] { $player } offre { $value }
    }
log-gain-sales = { "" }
log-lose-coins = { $who } paie { FORM($amount, "acc") }
screen-score = points
screen-coins = pièces
screen-offer = offre
screen-collections = collections
screen-shelf = objets
screen-block = à vendre
screen-sales = ventes
screen-attic = grenier
screen-worth-of = valeur
game-aim = { $last-sale } ventes ; à chacune, tous écrivent une offre en secret. Une offre faite par deux personnes ne compte pour aucune des deux ; la plus haute des autres achète. Qui n'offre rien reçoit une pièce. Si aucune offre ne compte, l'objet reste et part avec le suivant. Points : la valeur de vos objets, 3 pour chaque sorte dont personne n'a autant que vous, et 1 par 4 pièces.
game-end = Les nombres sont des points : la valeur de tous les objets, 3 par collection, 1 par 4 pièces.
guide-begin = Une première partie, avec des remarques. On vend les objets du grenier l'un après l'autre, et on les paie avec ce qu'on a offert en secret.
guide-sum-bid = Pensez à ce que les autres vont offrir : ce que deux offrent ne compte pour aucun. Un nombre inattendu vaut souvent mieux qu'un nombre rond, et ne rien offrir rapporte une pièce.
guide-end = C'était la première partie. « encore » en commence une autre.
rule-sale = tenir une vente
    .of = 8099ceda
