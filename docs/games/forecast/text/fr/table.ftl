# Forecast in French: what is asked, told and shown.

kind-day = carte
    .gender = feminine
    .plural = cartes
kind-weather = temps
    .plural = temps
counter-tricks = pli
    .plural = plis
counter-points = point
    .plural = points
variable-foretold = { FORM($player, "before-feminine", $case) }prévision{ FORM($player, "behind") }
    .gender = feminine
variable-lead = le temps demandé
    .de = du temps demandé
    .at = au temps demandé
variable-ahead = qui est en tête
zone-sky = le ciel
    .de = du ciel
    .at = au ciel
zone-almanac = l'almanach
    .de = de l'almanach
    .at = à l'almanach
zone-hand = { FORM($player, "before-feminine", $case) }main{ FORM($player, "behind") }
    .gender = feminine
zone-laid = devant { FORM($player, "acc") }
    .in = devant { FORM($player, "acc") }
    .where = devant { FORM($player, "acc") }
    .to = devant { FORM($player, "acc") }
ask-guess = combien de plis ferez-vous ?
ask-card-laid = quelle carte posez-vous ?
log-pick-opener = { $things } commence
log-put-hand = { "" }
log-put-sky = { "" }
log-put-almanac = la carte « { FORM($cards, "name") } » est retournée : ce temps l'emporte sur les autres
log-put-laid = { $player } pose { FORM($cards, "acc") }
log-set-foretold =
    { $player } a prévu { $value ->
        [one] { $value } pli
       *[other] { $value } plis
    }
log-set-starter = { "" }
log-gain-tricks = { $who } remporte le pli
log-gain-points = { $who } l'avait prévu : { $n } points
screen-score = points
screen-points = points
screen-tricks = plis
screen-foretold = prévus
screen-laid = posée
screen-hand = main
screen-almanac = dominant
screen-lead = demandé
screen-ahead = en tête
frame-round = manche
    .gender = feminine
    .plural = manches
    .begin = au début de chaque manche
    .end = à la fin de chaque manche
log-end-round = { "" }
game-aim = Prévoyez combien de plis vous ferez, et tombez juste : cela rapporte 5 points, et un par pli ; qui se trompe n'a rien. Il faut fournir le temps demandé si on le peut ; le temps dominant l'emporte sur tous les autres. Après quatre manches de 3 à 6 cartes, le plus de points gagne.
game-end = Les nombres sont des points : cinq pour chaque manche bien prévue, et un pour chacun de ces plis.
guide-begin = Une première partie, avec des remarques. En quatre manches, vous recevez 3, 4, 5 et 6 cartes. Tous prévoient d'abord en secret combien de plis ils feront, puis on joue les mains.
guide-guess = Comptez les cartes hautes et celles du temps dominant : chacune vaut à peu près un pli. N'en faire aucun est une prévision comme une autre.
guide-card-laid = Qui a une carte du temps demandé doit la fournir. Dès que vous avez autant de plis que prévu, posez des cartes basses.
guide-end = C'était la première partie. « encore » en commence une autre.
