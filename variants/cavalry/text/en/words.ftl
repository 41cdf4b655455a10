# The Cavalry in English.

variable-cavalry = the deck with the Cavalry
    .set = the Cavalry goes to { FORM($value, "acc") }
    .set-nobody = the Cavalry leaves the decks
    .is = the Cavalry is on { FORM($who, "acc") }
    .is-not = the Cavalry is not on { FORM($who, "acc") }
    .nobody = the Cavalry is on no deck
    .somebody = the Cavalry is on a deck
log-set-cavalry = the Cavalry goes to { FORM($value, "acc") }
    .nobody = { "" }
ask-camp = to which deck do you send the Cavalry?
screen-cavalry = the Cavalry
