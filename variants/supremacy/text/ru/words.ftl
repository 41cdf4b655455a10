# The Supremacy in Russian: designed.

variable-supremacy = банда с Превосходством
    .gender = feminine
    .acc = банду с Превосходством
    .gen = банды с Превосходством
    .dat = банде с Превосходством
    .set = { $value } получает Превосходство
    .set-nobody = с этого момента Превосходства нет ни у одной банды
    .is = { FORM($who, "with-u") } есть Превосходство
    .is-not = { FORM($who, "with-u") } нет Превосходства
    .nobody = Превосходства нет ни у одной банды
    .somebody = Превосходство есть у одной из банд
log-set-supremacy = Превосходство получает { $value }
    .nobody = { "" }
log-pick-favoured = { "" }
screen-supremacy = Превосходство
