# The Good, the Bad, and the Handsome in French: what its rules do.

query-npcs-show = contre { FORM($p, "acc") }, les PNJ posent leur carte en premier et face visible
    .of = 109bbcbd
query-outlasts-npcs = { $p } { AGREE($p, "remporte") } les égalités contre les PNJ
    .of = 109bbcbd
query-robs-items = { $p } { AGREE($p, "peut") }, après un braquage réussi, prendre 1 objet divers au lieu d'argent ou de pépites d'or
    .of = 109bbcbd
rule-keep-the-spoils = prendre la moitié de l'argent ou des pépites d'or { FORM($loser, "de") }
    .like = optional
    .of = 55be6c15
rule-keep-money = prendre la moitié de l'argent { FORM($loser, "de") }
    .of = 3517a07e
rule-keep-nuggets = prendre la moitié des pépites d'or { FORM($loser, "de") }
    .of = 6af21ec8
event-crosses-the-law = terminer un combat contre un joueur de l'autre côté de la loi
    .your-moment = après un combat contre un joueur de l'autre côté de la loi
    .said = c'est un combat d'un côté de la loi contre l'autre
variable-fights-across = le combat oppose les deux côtés de la loi
rule-look-across = voir de quel côté de la loi est chacun
    .unsaid = opposed
    .of = e08e9c27
option-rob-item = prendre un objet divers
option-keep-money = prendre l'argent
option-keep-nuggets = prendre les pépites d'or
ask-item-robbed = quel objet prenez-vous ?

## Legendary items

query-legendary-pile = équipement légendaire de la pile
    .plural = équipements légendaires de la pile
    .of = 5c16d8bd
rule-draw-legendary-item = piocher 1 équipement légendaire sans le voir
    .of = 00a2d619
rule-turn-over = garder ou remettre { FORM($x, "with-title") }
    .of = 1626a785
rule-keep-legend = garder { FORM($x, "with-title") }
    .of = b971e51c
query-has-legend = { $p } { AGREE($p, "avoir") } un équipement légendaire
    .not = { $p } { AGREE($p, "n-a") } pas d'équipement légendaire
    .of = 6c49d454
query-misc-gear =
    objet divers { AGREE($p) ->
        [you] en votre possession
       *[other] { FORM($p, "de") }
    }
    .plural =
        objets divers { AGREE($p) ->
            [you] en votre possession
           *[other] { FORM($p, "de") }
        }
    .of = f4479aaf
query-has-room = { $p } { AGREE($p, "avoir") } de la place pour { FORM($x, "with-title") }
    .not = { $p } { AGREE($p, "n-a") } pas de place pour { FORM($x, "with-title") }
    .of = d3ea846c
query-crowds-out = { FORM($x, "with-title") } est légendaire et { $p } { AGREE($p, "n-a") } pas de place
    .of = 8d60ea30
property-legend = { $of } est légendaire
rule-make-room = défausser un objet divers
    .of = 4a8ad821
rule-return-legend = remettre { FORM($x, "with-title") } parmi les équipements légendaires
    .of = bd76f783
query-within-a-rope = joueur avec du bétail à 1 zone au plus { FORM($p, "de") }
    .plural = joueurs avec du bétail à 1 zone au plus { FORM($p, "de") }
    .of = 0eb6b130
ruling-legends-may-be-left = un équipement légendaire pioché peut être remis
ask-keep-legend = gardez-vous l'équipement légendaire ?
option-keep-legend = le garder
ask-item-left = quel objet défaussez-vous pour faire de la place ?
ask-roped = de qui attrapez-vous le bétail ?
verb-roped = attraper le bétail
log-pick-legend-drawn = { "" }
log-rule-turn-over = { $who } pioche un équipement légendaire : { FORM($x, "name") }
log-rule-return-legend = { $who } rend : { FORM($x, "name") }
