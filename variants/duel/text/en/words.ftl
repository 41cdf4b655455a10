# Duel in the Sun in English.

kind-bullet = Bullet tile
    .plural = Bullet tiles
bullet-click = Click
bullet-bang = Bang
property-bang = { $of } is a Bang
    .not = { $of } is a Click
having-bang = { FORM($set, $case, $number) } with Bang
cards-turned-over = { FORM("kind-bullet", $number) } turned over by { FORM($player, "acc") }
zone-clicks = the unused Clicks
zone-bangs = the unused Bangs
zone-bullet-row = { FORM($player, "before") }row{ FORM($player, "behind") }
zone-middle-row = the row in the middle
zone-turned-over = the tiles that { $player } { AGREE($player, "has") } turned over
    .on = before { FORM($player, "acc") }
variable-quickest = the quickest shot
    .set = { $value } { AGREE($value, "is-are") } the quickest
    .set-nobody = nobody has shot yet
    .nobody = nobody has won the shoot-out
    .somebody = somebody has won the shoot-out
variable-duel-declined = a duel was declined
    .not = no duel was declined
    .set-yes = the duel is off
    .set-no = no duel is declined yet
rule-shoot-out = let { FORM($tied, "acc") } shoot it out
    .of = 3ff37d82
rule-accept-duel = accept the duel
    .of = 33d13895
rule-decline-duel = decline the duel
    .of = 9f73f6e9
frame-duel = duel
rule-duel = let { FORM($tied, "acc") } fight a duel
    .of = f8a97326
frame-tuel = Tuel
rule-tuel = let { FORM($tied, "acc") } fight a Tuel
    .of = 63483668
rule-put-tiles-away = put the Bullet tiles away
    .of = b99ea97c
query-shot = { $p } { AGREE($p, "has") } turned over a Bang
    .not = { $p } { AGREE($p, "has") } not turned over a Bang
    .which =
        who { $number ->
            [plural] have
           *[other] has
        } turned over a Bang
    .of = cc6db6d0
ruling-duels = which ties are shot out
ruling-duels-every-tie = every tie
ruling-duels-by-agreement = ties in which all want to
ask-accept-duel = do you accept the duel?
option-accept-duel = accept the duel
option-decline-duel = decline the duel
log-set-quickest = { $value } { AGREE($value, "is-are") } the quickest
    .nobody = { "" }
log-set-duel-declined = { "" }
log-rule-decline-duel = { $who } { AGREE($who, "declines") } the duel
declines = declines
    .you = decline
log-put-turned-over = { FORM($player, "named") } turns over: { FORM($cards, "name") }
log-put-bullet-row = { "" }
log-put-middle-row = { "" }
log-put-clicks = { "" }
log-put-bangs = { "" }
log-shuffle-bullet-row = { $player } { AGREE($player, "has") } a row of Bullet tiles
log-shuffle-middle-row = a row of Bullet tiles lies in the middle
log-end-duel = the duel is over
log-end-tuel = the Tuel is over
