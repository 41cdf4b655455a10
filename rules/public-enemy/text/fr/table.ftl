# Public Enemy Number One in French: what is asked at the table, and what the log says.

ask-source = de quelle pioche prenez-vous une carte ?
option-source =
    { FORM($thing, "name") }{ $stock-seen ->
        [yes] { " : " }{ FORM($stock-top, "name") }
       *[no] { "" }
    }
ask-outlaw-hit = quel hors-la-loi mettez-vous hors de la manche ?
ask-outlaw-won = quel hors-la-loi prenez-vous ?
ask-outlaw-lost = lequel de vos hors-la-loi mettez-vous hors de la manche ?
log-pick-reader = { $things } commence
log-set-public-enemy = { $value } prend le jeton One
    .nobody = { "" }
log-set-starter = { "" }
log-gain-rounds-played = { "" }
log-put-stock = { "" }
log-shuffle-stock = { "" }
log-put-stack = { $player } prend { FORM($cards, "acc") } ({ FORM($gang, "name") })
log-put-drawn-card = { "" }
log-rule-meet-in-saloon = { $who } rencontre { $card-drawn } au Saloon
log-put-out = { $cards } { AGREE($cards, "est") } hors de la manche
log-show-stock = { $cards } est visible
log-gain-wanted = { $who } gagne le jeton Wanted { FORM($gang, "de") }
log-rule-tell-points =
    { $own ->
        [one] { $who } a { $own } point dans cette manche
       *[other] { $who } a { $own } points dans cette manche
    }
log-rule-settle-majority = l'égalité pour { $kin } n'est pas départagée
log-rule-settle-the-one = l'égalité pour le jeton One n'est pas départagée
log-end-round = { "" }
log-rule-run-out = { $source } est vide : la manche se termine
log-rule-complete-the-gangs = { $who } a une carte de chaque gang : la manche se termine
log-rule-end-by-time = la dernière manche est finie : le plus de jetons Wanted l'emporte et, à égalité, le jeton One
