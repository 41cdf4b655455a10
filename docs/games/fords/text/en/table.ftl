# Sixteen Fords in English: what it is made of, what is asked, told and shown.

kind-field = field
    .plural = fields
kind-sheet = order
    .plural = orders
sheet-first-sheet = the first order
    .name = First order
sheet-second-sheet = the second order
    .name = Second order
ground-meadow = meadow
ground-town = town
ground-camp = camp
counter-troops = troop in { $field }
    .plural = troops in { $field }
counter-rounds = round
    .plural = rounds
variable-holder = the holder of { $field }
variable-starter = who begins
frame-round = round
    .begin = at the start of each round
    .end = at the end of each round
rule-write-orders = write two orders
    .of = 8a325b59
rule-write = write { FORM($s, "acc") }
    .of = bd49b6b3
rule-march = carry out { FORM($s, "acc") }
    .of = c4f15208
rule-set-out = march with { $n } from { $base } to { $target }
    .of = f444ec61
rule-attack = attack { $target } with { $n }
    .of = 020e39fb
rule-remain = keep { $n } in { $target }
    .of = aa3abc65
rule-muster = muster 1 more troop in { $f }
    .of = 1c70c960
ask-base = from which field do troops march?
ask-target = where do they march to?
ask-size = how many march?
option-pass = no order
log-pick-opener = { $things } begins
log-pick-home = { $who } pitches camp in { $things }
log-pick-attack-roll = the attackers roll { $things }
log-pick-defence-roll = the defenders roll { $things }
log-set-holder = { $value } { AGREE($value, "holds") } { $field } now
    .nobody = nobody holds { $field } any more
holds = holds
    .you = hold
    .plural = hold
log-set-base-of = { $player } { AGREE($player, "writes") }: from { $value }
    .nobody = { "" }
    .secret = { $who } writes an order
writes = writes
    .you = write
    .plural = write
log-set-target-of = { $player } { AGREE($player, "writes") }: to { $value }
    .nobody = { "" }
    .secret = { "" }
log-set-size-of =
    { $value ->
        [0] { "" }
       *[other] { $player } { AGREE($player, "writes") }: with { $value }
    }
    .secret = { "" }
log-rule-set-out = { $who } marches with { $n } from { $base } to { $target }
log-rule-attack = there is a fight for { $target }
log-rule-remain =
    { $n ->
        [one] 1 troop is left in { $target }
       *[other] { $n } troops are left in { $target }
    }
log-rule-muster = the town { $f } brings a troop
log-gain-troops = { "" }
log-lose-troops = { "" }
log-gain-rounds = { "" }
screen-score = points
screen-army = troops
screen-towns-of = towns
screen-rounds = round
screen-starter = begins
screen-troops = troops
screen-holder = held
game-aim = Six rounds. In each, all write two orders in secret: from which field troops march, to which one next to it, and how many. Then they set out; where others stand, each side adds a die. Held towns bring new troops. Each field held at the end is 1 point, each town 2.
game-end = The numbers are fields that are held; towns count double.
guide-begin = A first game, with remarks. The map shows who holds a field and with how many troops. Your orders stay secret until all have written theirs.
guide-base = Two orders are written in each round, and the first ones of all come before the second ones. Who marches away with all troops gives a field up.
guide-target = Towns (T) bring a troop a round and count double.
guide-size = Each side adds a die of 1 to 6 to its troops, and the losers are gone: go strong, or go where nobody is.
guide-end = That was the first game. 'again' begins another one.
