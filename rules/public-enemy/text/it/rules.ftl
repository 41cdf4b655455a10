# Public Enemy Number One in Italian: rules and queries.

rule-play = giocare la partita
    .of = 62bdccf3
rule-set-up = preparare la partita
    .of = 42c44745
rule-build-decks = rifare i cinque mazzi con tutte le carte
    .of = 4eb45884
rule-pass-the-start = stabilire chi comincia la manche successiva
    .of = f7662eb8
rule-call-time = terminare la partita se non doveva durare di più
    .of = 235b895e
rule-end-by-time = terminare la partita per mancanza di tempo
    .of = 820f175d
rule-turn =
    giocare { AGREE($who) ->
        [you] il tuo
        [plural] il loro
       *[other] il suo
    } turno
    .of = 10b5f596
rule-draw-from =
    prendere { AGREE($source, "its-own") ->
        [yes] { FORM($source, "before-feminine") }prima carta
       *[no] la prima carta { FORM($source, "di") }
    }
    .of = d36f9f1a
able-draw-from = { FORM($set, $case, $number) } in cui resta una carta
rule-meet-in-saloon = applicare l'effetto { FORM($card-drawn, "di") }
    .any = applicare l'effetto di una carta Saloon
    .unsaid = card-drawn
    .of = 2204790b
rule-end-if-empty = terminare la manche se non resta nessuna carta ({ $source })
    .of = c24d3612
rule-run-out = terminare la manche
    .unsaid = source
    .of = b2161b42
rule-complete-the-gangs = terminare la manche
    .of = 04e1ab0a
rule-award-majorities = assegnare la maggioranza di ogni banda
    .of = 682e0bdb
rule-award = assegnare la maggioranza { FORM($kin, "di") }
    .of = b28d5890
rule-give-token = dare { FORM($to-whom, "al") } il segnalino Wanted { FORM($kin, "di") }
    .of = 3a75442a
rule-settle-majority = spareggiare tra { FORM($tied, "acc") } per { FORM($kin, "acc") }
    .of = 3af19715
rule-award-the-one = assegnare il segnalino One
    .of = a3ad5da4
rule-settle-the-one = spareggiare tra { FORM($tied, "acc") } per il segnalino One
    .of = 69855342
frame-round = manche
    .gender = feminine
    .plural = manche
    .begin = all'inizio di ogni manche
    .end = alla fine di ogni manche
rule-round = giocare una manche
    .of = 6e4a145e
query-uncovered =
    { FORM("kind-outlaw", $number) } { $number ->
        [plural] scoperti
       *[other] scoperto
    } { FORM($p, "di") }
    .a =
        { AGREE($p) ->
            [you] uno dei tuoi fuorilegge scoperti
           *[other] un fuorilegge scoperto { FORM($p, "di") }
        }
    .noun = kind-outlaw
    .of = 79860342
held-uncovered = { FORM("kind-outlaw", $number) } scopert{ AGREE("kind-outlaw", "o", $number) }
query-takes-part = { $candidate } partecipa
    .not = { $candidate } non partecipa
    .which =
        che { $number ->
            [plural] partecipano
           *[other] partecipa
        }
    .of = bdd96fce
query-cards-counted = { FORM("numero", "the", $case) } di carte { FORM($kin, "di") } che { $p } { AGREE($p, "avere") }
    .gets-more = { $p } { AGREE($p, "conta") } { $value } { FORM("kind-card", $value) } in più per { FORM($kin, "acc") }
    .of = 2a69fbb4
conta = conta
    .you = conti
    .plural = contano
query-score = { FORM($p, "before-plural", $case) }punti{ FORM($p, "behind") }
    .gender = plural
    .most = il maggior numero di punti
    .of = 9f5c9850
query-tokens = { FORM($p, "before-masculine", $case) }numero di segnalini Wanted{ FORM($p, "behind") }
    .most = il maggior numero di segnalini Wanted
    .of = e1e975fa
held-cards-counted = { FORM("kind-card", $case, $number) } { FORM($kin, "di") }
    .gender = feminine
held-score = punto
    .plural = punti
held-tokens = segnalino Wanted
    .plural = segnalini Wanted
query-has-the-one = { $p } { AGREE($p, "avere") } il segnalino One
    .not = { $p } non { AGREE($p, "avere") } il segnalino One
    .of = 065216d0
query-majorities = { FORM($p, "before-masculine", $case) }numero di maggioranze{ FORM($p, "behind") }
    .of = 429edb9f
held-gangs-begun = banda iniziata
    .gender = feminine
    .plural = bande iniziate
held-majorities = maggioranza
    .gender = feminine
    .plural = maggioranze
query-gangs-begun = { FORM($p, "before-masculine", $case) }numero di bande iniziate{ FORM($p, "behind") }
    .of = 776c3aef
query-last-round = l'ultima manche
    .gender = feminine
    .di = dell'ultima manche
    .of = 4cc5b554
query-is-ahead = { $p } { AGREE($p, "avere") } più carte { FORM($kin, "di") } di tutti
    .not = { $p } non { AGREE($p, "avere") } più carte { FORM($kin, "di") } di tutti
    .of = 092ef60f
rule-tell-points = annunciare { $own } punti
    .of = dba609b5
