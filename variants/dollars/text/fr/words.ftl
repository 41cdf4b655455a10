# For a Fistful of Dollars in French.

counter-dollars = tuile Dollars
    .gender = feminine
    .plural = tuiles Dollars
recoit = reçoit
    .you = recevez
    .plural = reçoivent
depense = dépense
    .you = dépensez
    .plural = dépensent
log-lose-dollars = { $who } { AGREE($who, "depense") } { $amount }
log-gain-dollars = { $who } { AGREE($who, "recoit") } { $amount }
rule-bury-top = glisser sous { FORM($source, "acc") } sa carte visible (la suivante est révélée)
    .of = 475c8be6
able-bury-top = { FORM($set, $case, $number) } d'au moins deux cartes
rule-peek = regarder la première carte cachée { FORM($source, "de") }
    .of = c92e33f2
able-peek = { FORM($set, $case, $number) } avec une carte cachée
option-pay-dollars = payer une tuile Dollars pour une action bonus
ask-choose-buried = quelle action bonus faites-vous ?
option-choose-buried = glisser sous une pioche sa carte visible
option-choose-watched = regarder la première carte cachée d'une pioche
ask-buried = sous quelle pioche glissez-vous la carte visible ?
ask-watched = dans quelle pioche regardez-vous ?
option-buried = glisser dessous : { FORM($thing, "name") }
option-watched = regarder : { FORM($thing, "name") }
screen-dollars = tuiles Dollars
