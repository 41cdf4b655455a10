# The Supremacy in English.

variable-supremacy = the gang with the Supremacy
    .set = the Supremacy goes to { FORM($value, "acc") }
    .set-nobody = from now on no gang has the Supremacy
    .is = { $who } { AGREE($who, "has") } the Supremacy
    .is-not = { $who } { AGREE($who, "does") } not have the Supremacy
    .nobody = no gang has the Supremacy
    .somebody = a gang has the Supremacy
log-set-supremacy = the Supremacy goes to { FORM($value, "acc") }
    .nobody = { "" }
log-pick-favoured = { "" }
screen-supremacy = the Supremacy
