# Western Legends in Italian: rules, queries and events.

rule-move-sheriff = spostare lo Sceriffo di { $n } { FORM("kind-space", $n) } al massimo
    .any = spostare lo Sceriffo
    .like = optional
    .of = b55ccafe
rule-move-sheriff-under-sheriff-moves-exactly = spostare lo Sceriffo di { $n } { FORM("kind-space", $n) }
    .of = b55ccafe
rule-arrive = andare { FORM($there, "nel") }
    .of = 3803acc6
rule-end-movement = terminare il movimento
    .said = conta come un movimento
    .unsaid = how
    .of = ac0e1a3c
rule-travel = spostarsi di { $distance } { FORM("kind-space", $distance) } al massimo
    .any = spostarsi
    .of = 71487460
rule-lower-opposing = diminuire di { $n } il valore della carta avversaria
    .of = 780d60aa
rule-step-up-marshal = ottenere 1 punto Marshal
    .of = a30e73c1
rule-step-up-wanted = ottenere 1 punto Ricercato
    .of = fd6938a5
rule-draw = pescare { $n } { FORM("kind-card", $n) }
    .of = 3029bba5
rule-cancel-fight-card = annullare l'effetto della carta combattimento
    .of = 38aed44c
rule-be-marshal = ottenere { $n } { FORM("counter-marshal", $n) }
    .of = 5976ec1b
rule-be-wanted = ottenere { $n } { FORM("counter-wanted", $n) }
    .of = fa939cf8
rule-be-wounded = subire { $n } { FORM("counter-wounds", $n) }{ FORM($why, "taken") }
    .unsaid = why
    .of = 37ff6e03
rule-discard = scartare { $n } { FORM("kind-card", $n) }
    .of = 58038b03
rule-marshal-reward = scegliere il punto Marshal come ricompensa
    .of = e0442655
rule-take-wound-of-card = subire 1 ferita
    .of = 3d9de7b6
rule-discard-at-random = scartare 1 carta a caso
    .of = cc71ca2a
rule-void-fight = fare pescare 1 carta al giocatore che combatte e ricominciare il combattimento
    .said = { $who } { AGREE($who, "potere") }, una volta in questo combattimento, far pescare 1 carta al giocatore che combatte e ricominciare il combattimento
    .of = fe4d09a4
rule-look-at-cards =
    guardare { $n } { FORM("kind-card", $n) } { $n ->
        [one] presa
       *[other] prese
    } a caso dalla mano del tuo avversario
    .of = 607619ce
rule-throw-die = rilanciare { FORM($r, "acc") }
    .of = 031e666e
rule-give-up-item = rimettere { FORM($x, "with-title") } nell'Emporio
    .of = bd76f783
rule-win-poker = vincere una mano di poker
    .unsaid = share
    .of = 1d119079
rule-lose-poker = perdere una mano di poker
    .of = 6a29b8f4
rule-rattle = fare scartare 1 carta o subire 1 ferita { FORM($opposed, "al") }, a sua scelta
    .of = fe2eab57
rule-give-card =
    dare { FORM($receiver, "al") } 1 carta { AGREE($who) ->
        [you] a tua scelta
       *[other] a sua scelta
    }
    .of = 13210364
rule-give-ten-dollars = dare { FORM($receiver, "al") } 10 $
    .of = c7f92d1d
rule-contribute = contribuire { FORM($slot, "al") }
    .any = contribuire a una storia
    .unsaid = slot
    .of = 35767afb
rule-take-back-a-card = riprendere a caso una delle tue carte giocate
    .of = e31f88e4
frame-fight = combattimento
    .plural = combattimenti
    .begin = all'inizio di un combattimento
    .end = dopo un combattimento
    .your-begin = all'inizio del tuo combattimento
    .your-end = dopo il tuo combattimento
frame-turn = turno
    .plural = turni
    .begin = all'inizio di un turno
    .end = alla fine di un turno
    .your-begin = all'inizio del tuo turno
    .your-end = alla fine del tuo turno
frame-poker-hand = mano di poker
    .gender = feminine
    .plural = mani di poker
event-wins-fight = vincere un combattimento
event-opens-fight = cominciare un combattimento
    .your-moment = all'inizio di ogni tuo combattimento
event-rolls-dice = lanciare i dadi
event-begins-turn =
    cominciare { AGREE($who) ->
        [you] il tuo
        [plural] il loro
       *[other] il suo
    } turno
    .your-moment = all'inizio del tuo turno
event-ends-move = terminare un movimento
    .said = conta come un movimento
event-leaves-mesa = lasciare una mesa
event-ends-move-action = terminare un'azione di movimento
query-in-town = { FORM($s, "stands") } in una città
    .not = { FORM($s, "stands") } fuori dalle città
    .beside = in una città
    .of = 1fac01ec
query-may-enter = { $p } { AGREE($p, "potere") } entrare { FORM($s, "nel") }
    .not = { $p } non { AGREE($p, "potere") } entrare { FORM($s, "nel") }
    .which-s = in cui { $p } { AGREE($p, "potere") } entrare
    .of = 4b33ea58
query-fighters = giocatore del combattimento
    .plural = giocatori del combattimento
    .holds = { $who } { AGREE($who, "prendere") } parte al combattimento
    .holds-not = { $who } non { AGREE($who, "prendere") } parte al combattimento
    .of = 7b79af8e
prendere = prende
    .you = prendi
    .plural = prendono
query-opponent-of = { FORM($p, "before-vowel", $case) }avversario{ FORM($p, "behind") }
    .is = { $who } { AGREE($who, "essere") } { FORM($p, "before-vowel") }avversario{ FORM($p, "behind") }
    .somebody = { FORM($p, "before-vowel") }avversario{ FORM($p, "behind") } è un giocatore
    .nobody = { FORM($p, "before-vowel") }avversario{ FORM($p, "behind") } è un PNG
    .of = 1cf30c0a
query-wounds-suffered = { FORM("numero", "the", $case) } di ferite che { $p } { AGREE($p, "subire") } { $why }
    .now-at-most =
        { $value ->
            [0] { $p } non { AGREE($p, "subire") } nessuna ferita { $why }
           *[other] { $p } { AGREE($p, "subire") } al massimo { $value } { FORM("counter-wounds", $value) } { $why }
        }
    .gets-more = { $p } { AGREE($p, "subire") } { $value } { FORM("counter-wounds", $value) } in più { $why }
    .of = 47762dc7
subire = subisce
    .you = subisci
    .plural = subiscono
query-movement = { FORM($p, "before-masculine", $case) }movimento{ FORM($p, "behind") }
    .of = 3beaeadc
query-actions-each-turn = { FORM("numero", "the", $case) } di azioni che { $p } { AGREE($p, "potere") } compiere a ogni turno
    .gets-more =
        { $p } { AGREE($p, "potere") } compiere { $value } { $value ->
            [one] azione
           *[other] azioni
        } in più a ogni turno
    .of = 993880c8
query-money-limit = { FORM($p, "before-masculine", $case) }limite di denaro{ FORM($p, "behind") }
    .of = d02566cd
query-misc-limit = { FORM("numero", "the", $case) } di oggetti vari che { $p } { AGREE($p, "potere") } avere
    .gets-more =
        { $p } { AGREE($p, "potere") } avere { $value } { $value ->
            [one] oggetto vario
           *[other] oggetti vari
        } in più
    .of = 993880c8
query-cattle-limit = { FORM("numero", "the", $case) } di segnalini bestiame che { $p } { AGREE($p, "potere") } avere
    .gets-more =
        { $p } { AGREE($p, "potere") } avere { $value } { $value ->
            [one] segnalino bestiame
           *[other] segnalini bestiame
        } in più
    .of = 4049dfc6
query-nugget-limit = { FORM("numero", "the", $case) } di pepite d'oro che { $p } { AGREE($p, "potere") } avere
    .gets-more = { $p } { AGREE($p, "potere") } avere { $value } { FORM("counter-nuggets", $value) } in più
    .of = 3474722d
query-advantage = { FORM("vantaggio", "the", $case) } { FORM($p, "di") }
    .gets-more = il valore delle carte giocate contro { FORM($p, "contro") } diminuisce di { $value }
    .of = 4bca60b6
vantaggio = vantaggio
query-crosses-mesas = { $p } { AGREE($p, "potere") } attraversare le mesa
    .not = { $p } non { AGREE($p, "potere") } attraversare le mesa
    .of = 109bbcbd
query-hand-shrink = { FORM("numero", "the", $case) } di carte che le ferite tolgono { FORM($p, "before-feminine", "al") }mano{ FORM($p, "behind") }
    .now-is =
        { $value ->
            [0] le ferite non riducono il limite { FORM($p, "before-feminine", "di") }mano{ FORM($p, "behind") }
           *[other] le ferite riducono di { $value } il limite { FORM($p, "before-feminine", "di") }mano{ FORM($p, "behind") }
        }
    .of = e7c37e96
query-ties-go-to = il vincitore dei pareggi
    .now-is = { $value } { AGREE($value, "vincere") } i pareggi
    .of = 8fe31a27
query-hand-limit = { FORM("limite", "the", $case) } { FORM($p, "before-feminine", "di") }mano{ FORM($p, "behind") }
    .of = cef63f7e
limite = limite
