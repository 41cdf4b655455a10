# Public Enemy Number One in Italian: what is asked at the table, and what the log says.

ask-source = da quale mazzo prendi una carta?
option-source =
    { FORM($thing, "name") }{ $stock-seen ->
        [yes] { ": " }{ FORM($stock-top, "name") }
       *[no] { "" }
    }
ask-outlaw-hit = quale fuorilegge metti fuori dalla manche?
ask-outlaw-won = quale fuorilegge prendi?
ask-outlaw-lost = quale dei tuoi fuorilegge metti fuori dalla manche?
log-pick-reader = comincia { FORM($things, "named") }
log-set-public-enemy = { $value } prende il segnalino One
    .nobody = { "" }
log-set-starter = { "" }
log-gain-rounds-played = { "" }
log-put-stock = { "" }
log-shuffle-stock = { "" }
log-put-stack = { FORM($player, "named") } prende { FORM($cards, "acc") } ({ FORM($gang, "name") })
log-put-drawn-card = { "" }
log-rule-meet-in-saloon = { $who } incontra { $card-drawn } al Saloon
log-put-out = { $cards } { AGREE($cards, "uscire") } dalla manche
uscire = esce
    .plural = escono
log-show-stock = { $cards } viene scopert{ AGREE($cards, "o") }
log-gain-wanted = { $who } ottiene il segnalino Wanted { FORM($gang, "di") }
log-rule-tell-points =
    { $own ->
        [one] { $who } ha { $own } punto in questa manche
       *[other] { $who } ha { $own } punti in questa manche
    }
log-rule-settle-majority = la parità per { $kin } non viene decisa
log-rule-settle-the-one = la parità per il segnalino One non viene decisa
log-end-round = { "" }
log-rule-run-out = { $source } è vuoto: la manche finisce
log-rule-complete-the-gangs = { $who } ha una carta di ogni banda: la manche finisce
log-rule-end-by-time = l'ultima manche è finita: vince chi ha più segnalini Wanted e, a parità, il One
