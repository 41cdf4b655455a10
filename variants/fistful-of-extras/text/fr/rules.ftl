# Fistful of Extras in French: what its rules do.

query-paid-by-outlaws = { $p } { AGREE($p, "peut") } gagner 1 point Wanted au lieu de la récompense pour un bandit battu
    .of = 109bbcbd
query-cattle-limit = { FORM("nombre", "the", $case) } de jetons bétail { AGREE($p, "que") }{ $p } { AGREE($p, "peut") } avoir
    .gets-more = { $p } { AGREE($p, "peut") } avoir { $value } { FORM("kind-cattle-token", $value) } de plus
    .of = 4049dfc6
query-actions-each-turn = { FORM("nombre", "the", $case) } d'actions { AGREE($p, "que") }{ $p } { AGREE($p, "avoir") } par tour
    .gets-more =
        { $p } { AGREE($p, "avoir") } { $value } { $value ->
            [one] action
           *[other] actions
        } de plus
    .of = 993880c8
rule-acquire-one-more = acquérir un jeton bétail de plus du même ranch
    .like = optional
    .of = 22eef28a
query-carries-herds = { FORM($x, "name") } porte plus de bétail
    .not = { FORM($x, "name") } ne porte pas plus de bétail
    .of = 0568125c
rule-leave-cattle-behind = remettre à leur ranch tous les jetons bétail sauf un
    .of = 8121e80f
variable-driving-hard = { $player } { AGREE($player, "est") } pressé
    .not = { $player } { AGREE($player, "n-est") } pas pressé
rule-drive-hard = presser le pas
    .of = cb0a62ae
rule-let-cattle-go = remettre tout votre bétail à ses ranchs
    .of = 1a113dff
query-investigates = { $p } { AGREE($p, "peut") }, pour une action, regarder la main d'un joueur à 1 zone au plus, qui défausse alors toutes ses cartes d'une valeur au choix
    .of = 109bbcbd
query-suspects = joueur à 1 zone au plus
    .unsaid = p
    .plural = joueurs à 1 zone au plus
    .of = 803e5f9f
variable-has-to-leave = { $player } { AGREE($player, "avoir") } à partir
    .not = { $player } { AGREE($player, "n-a") } pas à partir
rule-leave-in-haste = se déplacer de 2 zones au plus
    .like = optional
    .of = 7733050f
rule-bring-cattle = prendre le premier jeton bétail d'un ranch au choix
    .of = c27f4a94
ask-cards-spent = combien de cartes défaussez-vous pour réduire la carte adverse ?
option-cards-spent = { $thing }
ask-hideout-watched = dans quelle Planque retirez-vous ou placez-vous un bandit ?
ask-cattle-left = quel bétail laissez-vous ?
ask-suspect = de qui regardez-vous la main ?
verb-suspect = regarder la main
ask-rank-named = quelles cartes sont défaussées, par valeur ?
ask-herd-robbed = de quel ranch vient votre jeton bétail ?
option-drive-hard = une action de plus ce tour-ci, et plus de bétail à la fin
option-drive-one-more = en acquérir un de plus
option-outlaw-reward = gagner 1 point Wanted
rule-stir-up = faire venir ou partir un bandit dans { FORM($hideout, "acc") }
    .of = ae93de94
rule-get-ready = préparer le départ
    .of = 549078a4
rule-draw-faster = défausser un nombre quelconque de cartes pour diminuer la carte adverse de 1 par carte
    .of = e3be3d4b
query-restless-hideouts = Planque avec un bandit ou de la place pour un bandit
    .gender = feminine
    .plural = Planques avec un bandit ou de la place pour un bandit
    .of = ae136813
