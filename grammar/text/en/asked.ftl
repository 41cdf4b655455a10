# English: what a player is asked, and what the log says. A pack has its own words for more: `ask-NAME`, `option-NAME`,
# `log-rule-NAME`, `log-put-ZONE`, `log-set-VARIABLE` ...; a phrase that is {""} keeps an entry out of the log.

seat = Player { $n }
labelled = { $label }: { $value }
ask-one = what do you do?
ask-of = { $asked } ({ $what })
ask-first-ability = which of your abilities comes first?
ask-whether = do you want to { FORM($what, "bare") }?
ask-for = choose { $what }
ask-more = choose { $what }, or be done
option-pass = pass
option-done = done
goes = goes
    .plural = go
log-gain = { $who } { AGREE($who, "gains") } { FORM($amount, "acc") }
log-lose = { $who } { AGREE($who, "loses") } { FORM($amount, "acc") }
log-because = { $said } ({ $why })
log-gain-cut = { $gained } instead of { FORM($wanted, "acc") } (limit { $limit })
log-gain-full = { $gained } (the limit of { $limit } is reached)
log-gain-none = { $who } { AGREE($who, "gains") } nothing, since the limit is { $limit }
log-gain-nobody = the number of { FORM($what, "plural") } rises by { $n }
log-lose-nobody = the number of { FORM($what, "plural") } falls by { $n }
log-secret = { $who } { AGREE($who, "chooses") } in secret
log-put = { $cards } { AGREE($cards, "goes") } { FORM($zone, "to") }
log-shuffle = { $zone } { AGREE($zone, "is-are") } shuffled
log-show = { $cards } { AGREE($cards, "is-are") } shown
log-look = { $who } { AGREE($who, "looks") } at { FORM($cards, "acc") }
log-chance = chance chooses { FORM($things, "acc") }
log-end = { FORM($frame, "the") } ends
log-restart = { FORM($frame, "the") } begins again
log-win = { $who } { AGREE($who, "wins") } the game
