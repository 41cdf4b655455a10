# French: what a player is asked, and what the log says.

seat = Joueur { $n }
    .like = name

labelled = { $label } : { $value }
ask-one = que faites-vous ?
ask-first-ability = laquelle de vos capacités passe en premier ?
ask-whether = voulez-vous { FORM($what, "bare") } ?
ask-for = choisissez { FORM($what, "acc") }
ask-more = choisissez { FORM($what, "acc") }, ou terminez
option-pass = passer
option-done = terminer

log-gain = { $who } { AGREE($who, "gagne") } { $amount }
log-lose = { $who } { AGREE($who, "perd") } { $amount }
log-gain-nobody = { FORM("nombre", "the") } { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } augmente de { $n }
log-lose-nobody = { FORM("nombre", "the") } { AGREE($what, "de-word", "plural") }{ FORM($what, "plural") } diminue de { $n }
log-secret = { $who } { AGREE($who, "choisit") } en secret
va = va
    .plural = vont
log-put = { $cards } { AGREE($cards, "va") } { FORM($zone, "to") }
log-shuffle = { $zone } { AGREE($zone, "est") } mélangé{ AGREE($zone, "agree-e") }
log-show = { $cards } { AGREE($cards, "est") } révélé{ AGREE($cards, "agree-e") }
log-look = { $who } { AGREE($who, "regarde") } { FORM($cards, "acc") }
log-chance = le hasard désigne { FORM($things, "acc") }
log-end = { FORM($frame, "the") } se termine
log-restart = { FORM($frame, "the") } recommence
log-win = { $who } { AGREE($who, "gagne") } la partie
