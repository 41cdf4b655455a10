# For a Fistful of Dollars in English.

counter-dollars = Dollar tile
    .plural = Dollar tiles
gets = gets
    .you = get
    .plural = get
log-gain-dollars = { $who } { AGREE($who, "gets") } { FORM($amount, "acc") }
rule-bury-top = put { FORM($source, "before") }visible card{ FORM($source, "behind") } at the bottom, turning up the next
    .of = 475c8be6
able-bury-top =
    { FORM($set, $case, $number) } that { $number ->
        [plural] show an outlaw above another card
        [other] show an outlaw above another card
       *[one] shows an outlaw above another card
    }
rule-peek = look at { FORM($source, "before") }hidden top card{ FORM($source, "behind") }
    .of = c92e33f2
able-peek = { FORM($set, $case, $number) } with a hidden card
option-pay-dollars = pay a Dollar tile for a bonus action
ask-choose-buried = which bonus action do you take?
option-choose-buried = put the visible card of a deck at the bottom
option-choose-watched = look at the hidden top card of a deck
ask-buried = of which deck do you put the visible card at the bottom?
ask-watched = into which deck do you look?
option-buried = put to the bottom: { FORM($thing, "name") }
option-watched = look into: { FORM($thing, "name") }
screen-dollars = Dollar tiles
