# Public Enemy Number One in French: rules and queries.

rule-play = jouez la partie
    .bare = jouer la partie
    .of = 1a572771
rule-set-up = désignez le lecteur et posez le jeton One près des pioches
    .bare = désigner le lecteur et poser le jeton One près des pioches
    .following = une fois le lecteur désigné et le jeton One posé près des pioches
    .of = 42c44745
rule-build-decks = mélangez toutes les cartes, refaites les cinq pioches et retournez la première carte de chaque ville
    .bare = mélanger toutes les cartes, refaire les cinq pioches et retourner la première carte de chaque ville
    .of = 4eb45884
rule-pass-the-start = désignez qui commence la manche suivante
    .bare = désigner qui commence la manche suivante
    .of = f7662eb8
rule-call-time = terminez la partie si elle ne devait pas durer plus longtemps
    .bare = terminer la partie si elle ne devait pas durer plus longtemps
    .of = 235b895e
rule-turn = jouez un tour
    .bare = jouer un tour
    .third = { $who } { AGREE($who, "joue") } un tour
    .following = après { FORM($who, "before-masculine") }tour{ FORM($who, "behind") }
    .preceding = juste avant { FORM($who, "before-masculine") }tour{ FORM($who, "behind") }
    .of = 10b5f596
joue = joue
    .you = jouez
    .plural = jouent
rule-draw-from = prenez la carte du dessus { FORM($source, "de") }
    .bare = prendre la carte du dessus { FORM($source, "de") }
    .third = { $who } { AGREE($who, "prend") } la carte du dessus { FORM($source, "de") }
    .following = après { AGREE($who, "ayant") } pris la carte du dessus { FORM($source, "de") }
    .of = d36f9f1a
able-draw-from = { FORM($set, $case, $number) } où il reste une carte
rule-meet-in-saloon = appliquez l'effet { FORM($card-drawn, "de") }
    .bare = appliquer l'effet { FORM($card-drawn, "de") }
    .of = 2204790b
rule-end-if-empty = terminez la manche s'il ne reste aucune carte ({ $source })
    .bare = terminer la manche s'il ne reste aucune carte ({ $source })
    .of = c24d3612
rule-run-out = terminez la manche
    .bare = terminer la manche
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = terminez la manche
    .bare = terminer la manche
    .third = { $who } { AGREE($who, "termine") } la manche
    .of = 04e1ab0a
termine = termine
    .you = terminez
    .plural = terminent
rule-award-majorities = attribuez la majorité de chaque gang
    .bare = attribuer la majorité de chaque gang
    .of = 682e0bdb
rule-award = attribuez la majorité { FORM($kin, "de") }
    .bare = attribuer la majorité { FORM($kin, "de") }
    .of = b28d5890
rule-give-token = donnez { FORM($to-whom, "at") } le jeton Wanted { FORM($kin, "de") }
    .bare = donner { FORM($to-whom, "at") } le jeton Wanted { FORM($kin, "de") }
    .of = 3a75442a
rule-settle-majority = départagez { FORM($tied, "acc") } pour { FORM($kin, "acc") }
    .bare = départager { FORM($tied, "acc") } pour { FORM($kin, "acc") }
    .when = il faut départager { FORM($tied, "acc") } pour { FORM($kin, "acc") }
    .of = 3af19715
rule-award-the-one = attribuez le jeton One
    .bare = attribuer le jeton One
    .of = a3ad5da4
rule-settle-the-one = départagez { FORM($tied, "acc") } pour le jeton One
    .bare = départager { FORM($tied, "acc") } pour le jeton One
    .when = il faut départager { FORM($tied, "acc") } pour le jeton One
    .of = 69855342

frame-round = manche
    .gender = feminine
    .plural = manches
    .begin = au début de chaque manche
    .end = à la fin de chaque manche
rule-round = jouez une manche
    .bare = jouer une manche
    .of = 6e4a145e

query-uncovered = { FORM("kind-outlaw", $number) } non recouvert{ $number ->
    [plural] s
   *[other] {""}
} { FORM($p, "de") }
    .a = { AGREE($p) ->
        [you] un de vos hors-la-loi non recouverts
       *[other] un hors-la-loi non recouvert { FORM($p, "de") }
    }
    .noun = kind-outlaw
    .of = 79860342
query-takes-part = { $candidate } participe
    .not = { $candidate } ne participe pas
    .which = qui { $number ->
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
query-last-round = la dernière manche
    .gender = feminine
    .de = de la dernière manche
    .of = 4cc5b554
query-is-ahead = { $p } { AGREE($p, "avoir") } le plus de cartes { FORM($kin, "de") }
    .not = { $p } { AGREE($p, "n-a") } pas le plus de cartes { FORM($kin, "de") }
    .of = 092ef60f
