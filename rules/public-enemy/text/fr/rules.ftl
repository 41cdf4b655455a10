# Public Enemy Number One in French: rules and queries.

rule-play = jouez la partie
    .bare = jouer la partie
rule-set-up = désignez le lecteur et posez le jeton One près des pioches
    .bare = désigner le lecteur et poser le jeton One près des pioches
rule-build-decks = mélangez toutes les cartes, refaites les cinq pioches et retournez la première carte de chaque ville
    .bare = mélanger toutes les cartes, refaire les cinq pioches et retourner la première carte de chaque ville
rule-pass-the-start = désignez qui commence la manche suivante
    .bare = désigner qui commence la manche suivante
rule-call-time = terminez la partie si elle ne devait pas durer plus longtemps
    .bare = terminer la partie si elle ne devait pas durer plus longtemps
rule-turn = jouez un tour
    .bare = jouer un tour
    .third = { $who } { AGREE($who, "joue") } un tour
    .after = { $who } { AGREE($who, "a") } joué un tour
joue = joue
    .you = jouez
    .plural = jouent
rule-draw-from = prenez la carte du dessus { FORM($source, "de") }
    .bare = prendre la carte du dessus { FORM($source, "de") }
    .third = { $who } { AGREE($who, "prend") } la carte du dessus { FORM($source, "de") }
    .after = { $who } { AGREE($who, "a") } pris la carte du dessus { FORM($source, "de") }
able-draw-from = { FORM($set, $case, $number) } où il reste une carte
rule-end-if-empty = terminez la manche s'il ne reste aucune carte ({ $source })
    .bare = terminer la manche s'il ne reste aucune carte ({ $source })
rule-award-majorities = attribuez la majorité de chaque gang
    .bare = attribuer la majorité de chaque gang
rule-award = attribuez la majorité { FORM($kin, "de") }
    .bare = attribuer la majorité { FORM($kin, "de") }
rule-give-token = donnez { FORM($to-whom, "at") } le jeton Wanted { FORM($kin, "de") }
    .bare = donner { FORM($to-whom, "at") } le jeton Wanted { FORM($kin, "de") }
rule-settle-majority = départagez { FORM($tied, "acc") } pour { FORM($kin, "acc") }
    .bare = départager { FORM($tied, "acc") } pour { FORM($kin, "acc") }
rule-award-the-one = attribuez le jeton One
    .bare = attribuer le jeton One
rule-settle-the-one = départagez { FORM($tied, "acc") } pour le jeton One
    .bare = départager { FORM($tied, "acc") } pour le jeton One

frame-round = manche
    .gender = feminine
    .plural = manches
rule-round = jouez une manche
    .bare = jouer une manche

query-uncovered = { FORM("kind-outlaw", $number) } non recouvert{ $number ->
    [plural] s
   *[other] {""}
} { FORM($p, "de") }
    .a = { AGREE($p) ->
        [you] un de vos hors-la-loi non recouverts
       *[other] un hors-la-loi non recouvert { FORM($p, "de") }
    }
    .noun = kind-outlaw
query-takes-part = { $candidate } participe
    .not = { $candidate } ne participe pas
    .which = qui { $number ->
        [plural] participent
       *[other] participe
    }
query-cards-counted = { FORM("nombre", "the", $case) } de cartes { FORM($kin, "de") } { AGREE($p, "que") }{ $p } { AGREE($p, "a") }
query-score = { FORM($p, "before-plural", $case) }points{ FORM($p, "behind") }
    .gender = plural
    .most = le plus de points
query-tokens = { FORM($p, "before-masculine", $case) }nombre de jetons Wanted{ FORM($p, "behind") }
    .most = le plus de jetons Wanted
query-last-round = la dernière manche
    .gender = feminine
    .de = de la dernière manche
