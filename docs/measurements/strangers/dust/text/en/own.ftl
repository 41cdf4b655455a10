rule-bribe-the-sheriff = bribe the Sheriff
rule-sell-mount = sell a mount
rule-cattle-talk = talk about cattle
rule-town-meeting = hold a town meeting
query-draw-faster-please = { FORM($p, "before") }number of cards to swap{ FORM($p, "behind") }
item-spyglass = the Spyglass
    .name = Spyglass
