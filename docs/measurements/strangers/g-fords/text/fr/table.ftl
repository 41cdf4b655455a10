counter-grain = sac de grain
    .plural = sacs de grain
ask-haven = dans quelle case vous installez-vous ?
ask-field-left = depuis quelle case envoyez-vous des troupes ?
ask-field-helped = quelle case aidez-vous ?
ask-granary = quelle case reçoit la troupe ?
log-pick-field-flooded = inondation : { $things }
