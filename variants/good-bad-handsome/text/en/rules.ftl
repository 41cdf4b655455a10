# The Good, the Bad, and the Handsome in English: what its rules do.

query-npcs-show = against { FORM($p, "acc") }, non-player characters play their card first and face up
    .of = 109bbcbd
query-outlasts-npcs = { $p } { AGREE($p, "wins") } ties against non-player characters
    .of = 109bbcbd
query-robs-items =
    when { $p } { AGREE($p, "wins") } a robbery, { AGREE($p) ->
        [you] you
       *[other] they
    } may take 1 miscellaneous item instead of money or gold nuggets
    .of = 109bbcbd
rule-keep-the-spoils =
    take half of { FORM($loser, "poss") } money or of { AGREE($loser) ->
        [you] your
       *[other] their
    } gold nuggets
    .like = optional
    .of = 55be6c15
rule-keep-money = take half of { FORM($loser, "before") }money{ FORM($loser, "behind") }
    .of = 3517a07e
rule-keep-nuggets = take half of { FORM($loser, "before") }gold nuggets{ FORM($loser, "behind") }
    .of = 6af21ec8
event-crosses-the-law = end a fight with a player on the other side of the law
    .your-moment = after a fight with a player on the other side of the law
    .said = this is a fight across the law
variable-fights-across = the fight is across the law
rule-look-across = see whether the fight is across the law
    .unsaid = opposed
    .of = e08e9c27
option-rob-item = take a miscellaneous item
option-keep-money = take the money
option-keep-nuggets = take the gold nuggets
ask-item-robbed = which item do you take?

## Legendary items

query-legendary-pile = legendary item that nobody has
    .plural = legendary items that nobody has
    .of = 5c16d8bd
rule-draw-legendary-item = draw 1 legendary item unseen
    .of = 00a2d619
rule-turn-over = keep { FORM($x, "acc") } or put it back
    .of = 1626a785
rule-keep-legend = keep { FORM($x, "acc") }
    .of = b971e51c
query-has-legend = { $p } { AGREE($p, "has") } a legendary item
    .not = { $p } { AGREE($p, "does") } not have a legendary item
    .of = 6c49d454
query-misc-gear = miscellaneous item of { FORM($p, "whose") }
    .plural = miscellaneous items of { FORM($p, "whose") }
    .of = f4479aaf
query-has-room = { $p } { AGREE($p, "has") } room for { FORM($x, "acc") }
    .not = { $p } { AGREE($p, "does") } not have room for { FORM($x, "acc") }
    .of = d3ea846c
query-crowds-out = { $x } is legendary and { $p } { AGREE($p, "has") } no room for it
    .of = 8d60ea30
property-legend = { $of } is legendary
rule-make-room = discard a miscellaneous item
    .of = 4a8ad821
rule-return-legend = put { FORM($x, "acc") } back among the legendary items
    .of = bd76f783
query-within-a-rope = player with cattle in { FORM($p, "poss") } space or next to it
    .plural = players with cattle in { FORM($p, "poss") } space or next to it
    .of = 0eb6b130
ruling-legends-may-be-left = a legendary item that was drawn may be put back
ask-keep-legend = do you keep the legendary item?
option-keep-legend = keep it
ask-item-left = which item do you discard to make room?
ask-roped = whose cattle do you rope?
verb-roped = rope the cattle
log-pick-legend-drawn = { "" }
log-rule-turn-over = { FORM($who, "named") } draws a legendary item: { FORM($x, "name") }
log-rule-return-legend = { FORM($who, "named") } gives up: { FORM($x, "name") }
