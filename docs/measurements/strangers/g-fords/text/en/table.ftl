counter-grain = sack of grain
    .plural = sacks of grain
ask-haven = in which field do you settle?
ask-field-left = from which field do you send troops?
ask-field-helped = which field do you help?
ask-granary = which field gets the troop?
log-pick-field-flooded = { $things } is flooded
