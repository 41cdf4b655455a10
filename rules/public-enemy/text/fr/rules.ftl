# Public Enemy Number One in French: rules and queries.

rule-play = jouer la partie
    .of = 62bdccf3
rule-set-up = mettre la partie en place
    .of = 42c44745
rule-build-decks = refaire les cinq pioches avec toutes les cartes
    .of = 4eb45884
rule-pass-the-start = désigner qui commence la manche suivante
    .of = f7662eb8
rule-call-time = terminer la partie si elle ne devait pas durer plus longtemps
    .of = 235b895e
rule-end-by-time = terminer la partie faute de temps
    .of = 820f175d
rule-turn = jouer { AGREE($who, "own") } tour
    .of = 10b5f596
rule-draw-from =
    prendre { AGREE($source, "its-own") ->
        [yes] { FORM($source, "before-feminine") }carte du dessus
       *[no] la carte du dessus { FORM($source, "de") }
    }
    .of = d36f9f1a
able-draw-from = { FORM($set, $case, $number) } où il reste une carte
rule-meet-in-saloon = appliquer l'effet { FORM($card-drawn, "de") }
    .any = appliquer l'effet d'une carte Saloon
    .unsaid = card-drawn
    .of = 2204790b
rule-end-if-empty = terminer la manche s'il ne reste aucune carte ({ $source })
    .of = c24d3612
rule-run-out = terminer la manche
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = terminer la manche
    .of = 04e1ab0a
rule-award-majorities = attribuer la majorité de chaque gang
    .of = 682e0bdb
rule-award = attribuer la majorité { FORM($kin, "de") }
    .of = b28d5890
rule-give-token = donner { FORM($to-whom, "at") } le jeton Wanted { FORM($kin, "de") }
    .of = 3a75442a
rule-settle-majority = départager { FORM($tied, "acc") } pour { FORM($kin, "acc") }
    .of = 3af19715
rule-award-the-one = attribuer le jeton One
    .of = a3ad5da4
rule-settle-the-one = départager { FORM($tied, "acc") } pour le jeton One
    .of = 69855342
frame-round = manche
    .gender = feminine
    .plural = manches
    .begin = au début de chaque manche
    .end = à la fin de chaque manche
rule-round = jouer une manche
    .of = 6e4a145e
query-uncovered =
    { FORM("kind-outlaw", $number) } non recouvert{ $number ->
        [plural] s
       *[other] { "" }
    } { FORM($p, "de") }
    .a =
        { AGREE($p) ->
            [you] un de vos hors-la-loi non recouverts
           *[other] un hors-la-loi non recouvert { FORM($p, "de") }
        }
    .noun = kind-outlaw
    .of = 79860342
held-uncovered =
    { FORM("kind-outlaw", $number) } non recouvert{ $number ->
        [plural] s
        [many] s
        [other] s
       *[one] { "" }
    }
query-takes-part = { $candidate } participe
    .not = { $candidate } ne participe pas
    .which =
        qui { $number ->
            [plural] participent
           *[other] participe
        }
    .of = bdd96fce
query-cards-counted = { FORM("nombre", "the", $case) } de cartes { FORM($kin, "de") } { AGREE($p, "que") }{ $p } { AGREE($p, "avoir") }
    .gets-more = { $p } { AGREE($p, "compte") } { $value } { FORM("kind-card", $value) } de plus pour { FORM($kin, "acc") }
    .of = 2a69fbb4
compte = compte
    .you = comptez
    .plural = comptent
query-score = { FORM($p, "before-plural", $case) }points{ FORM($p, "behind") }
    .gender = plural
    .most = le plus de points
    .of = 9f5c9850
query-tokens = { FORM($p, "before-masculine", $case) }nombre de jetons Wanted{ FORM($p, "behind") }
    .most = le plus de jetons Wanted
    .of = e1e975fa
held-cards-counted = { FORM("kind-card", $case, $number) } { FORM($kin, "de") }
    .gender = feminine
held-score = point
    .plural = points
held-tokens = jeton Wanted
    .plural = jetons Wanted
query-last-round = la dernière manche
    .gender = feminine
    .de = de la dernière manche
    .of = 4cc5b554
query-is-ahead = { $p } { AGREE($p, "avoir") } le plus de cartes { FORM($kin, "de") }
    .not = { $p } { AGREE($p, "n-a") } pas le plus de cartes { FORM($kin, "de") }
    .of = 092ef60f
query-has-the-one = { $p } { AGREE($p, "avoir") } le jeton One
    .not = { $p } { AGREE($p, "n-a") } pas le jeton One
    .of = 065216d0
query-majorities = { FORM($p, "before-masculine", $case) }nombre de gangs en majorité{ FORM($p, "behind") }
    .of = 429edb9f
held-gangs-begun = gang entamé
    .plural = gangs entamés
held-majorities = majorité
    .gender = feminine
    .plural = majorités
query-gangs-begun = { FORM($p, "before-masculine", $case) }nombre de gangs entamés{ FORM($p, "behind") }
    .of = 776c3aef
rule-tell-points = annoncer { $own } points
    .of = dba609b5
