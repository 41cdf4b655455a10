# For a Fistful of Dollars in French.

counter-dollars = tuile Dollars
    .gender = feminine
    .plural = tuiles Dollars
recoit = reçoit
    .you = recevez
    .plural = reçoivent
log-gain-dollars = { $who } { AGREE($who, "recoit") } { $amount }
rule-bury-top = remettez sous la pioche la carte visible { FORM($source, "de") } et révélez la suivante
    .bare = remettre sous la pioche la carte visible { FORM($source, "de") } et révéler la suivante
    .of = 475c8be6
able-bury-top = { FORM($set, $case, $number) } dont le hors-la-loi visible en couvre un autre
rule-peek = regardez la carte cachée du dessus { FORM($source, "de") }
    .bare = regarder la carte cachée du dessus { FORM($source, "de") }
    .of = c92e33f2
able-peek = { FORM($set, $case, $number) } avec une carte cachée
option-pay-dollars = payer une tuile Dollars pour une action bonus
ask-choose-buried = quelle action bonus faites-vous ?
option-choose-buried = remettre sous une pioche sa carte visible
option-choose-watched = regarder la carte cachée du dessus d'une pioche
ask-buried = sous quelle pioche remettez-vous la carte visible ?
ask-watched = dans quelle pioche regardez-vous ?
option-buried = remettre dessous : { FORM($thing, "name") }
option-watched = regarder : { FORM($thing, "name") }
