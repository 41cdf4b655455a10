# The Cavalry in French.

variable-cavalry = la pioche de la Cavalerie
    .gender = feminine
    .de = de la pioche de la Cavalerie
    .at = à la pioche de la Cavalerie
    .set = la Cavalerie va sur { FORM($value, "acc") }
    .set-bare = envoyer la Cavalerie sur { FORM($value, "acc") }
    .set-nobody = la Cavalerie quitte les pioches
    .is = la Cavalerie est sur { FORM($who, "acc") }
    .is-not = la Cavalerie n'est pas sur { FORM($who, "acc") }
    .nobody = la Cavalerie n'est sur aucune pioche
    .somebody = la Cavalerie est sur une pioche
log-set-cavalry = la Cavalerie va sur { $value }
    .nobody = { "" }
ask-camp = sur quelle pioche envoyez-vous la Cavalerie ?
screen-cavalry = la Cavalerie
