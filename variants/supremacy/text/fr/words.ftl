# The Supremacy in French.

variable-supremacy = le gang de la Suprématie
    .de = du gang de la Suprématie
    .at = au gang de la Suprématie
    .set = la Suprématie va { FORM($value, "at") }
    .set-nobody = désormais aucun gang n'a la Suprématie
    .is = { $who } { AGREE($who, "avoir") } la Suprématie
    .is-not = { $who } { AGREE($who, "n-a") } pas la Suprématie
    .nobody = aucun gang n'a la Suprématie
    .somebody = un gang a la Suprématie
log-set-supremacy = la Suprématie va { FORM($value, "at") }
    .nobody = { "" }
log-pick-favoured = { "" }
screen-supremacy = la Suprématie
