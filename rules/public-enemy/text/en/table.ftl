# Public Enemy Number One in English: what is asked at the table, and what the log says.

ask-source = from which deck do you take a card?
option-source =
    { FORM($thing, "name") }{ $stock-seen ->
        [yes] { ": " }{ FORM($stock-top, "name") }
       *[no] { "" }
    }
ask-outlaw-hit = which outlaw do you put out of the round?
ask-outlaw-won = which outlaw do you take?
ask-outlaw-lost = which of your outlaws do you put out of the round?
log-pick-reader = { $things } begins
log-set-public-enemy = { $value } takes the One token
    .nobody = { "" }
log-set-starter = { "" }
log-gain-rounds-played = { "" }
log-put-stock = { "" }
log-shuffle-stock = { "" }
log-put-stack = { FORM($player, "named") } gets { FORM($cards, "acc") } of { FORM($gang, "acc") }
log-put-drawn-card = { "" }
log-rule-meet-in-saloon = { $who } meets { FORM($card-drawn, "acc") } in the Saloon
log-put-out = { $cards } { AGREE($cards, "is-are") } out of the round
log-show-stock = { $cards } is turned up
log-gain-wanted = { $who } gains the Wanted token of { FORM($gang, "acc") }
log-rule-tell-points =
    { $own ->
        [one] { FORM($who, "named") } { AGREE($who, "has") } { $own } point in this round
       *[other] { FORM($who, "named") } { AGREE($who, "has") } { $own } points in this round
    }
log-rule-settle-majority = the tie for { FORM($kin, "acc") } is not settled
log-rule-settle-the-one = the tie for the One token is not settled
log-end-round = { "" }
log-rule-run-out = { $source } has no card left: the round ends
log-rule-complete-the-gangs = { $who } has a card of each gang: the round ends
log-rule-end-by-time = the last round is over: most Wanted tokens win, and among equals the One
