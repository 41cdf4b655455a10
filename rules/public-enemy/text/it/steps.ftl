# Ciò che accade senza che nessuno lo faccia: 'dopo l'assegnazione ...'.

step-turn = { FORM($who, "before-masculine") }turno{ FORM($who, "behind") }
    .di = { FORM($who, "before-masculine-di") }turno{ FORM($who, "behind") }
step-set-up = la preparazione della partita
    .di = della preparazione della partita
step-award = l'assegnazione della maggioranza { FORM($kin, "di") }
    .di = dell'assegnazione della maggioranza { FORM($kin, "di") }
step-award-majorities = l'assegnazione delle maggioranze
    .di = dell'assegnazione delle maggioranze
step-settle-majority = lo spareggio tra { FORM($tied, "acc") } per { FORM($kin, "acc") }
    .di = dello spareggio tra { FORM($tied, "acc") } per { FORM($kin, "acc") }
step-award-the-one = l'assegnazione del segnalino One
    .di = dell'assegnazione del segnalino One
step-settle-the-one = lo spareggio tra { FORM($tied, "acc") } per il segnalino One
    .di = dello spareggio tra { FORM($tied, "acc") } per il segnalino One
step-pass-the-start = la scelta di chi comincia la manche successiva
    .di = della scelta di chi comincia la manche successiva
step-build-decks = la composizione dei mazzi
    .di = della composizione dei mazzi
step-give-token = la consegna del segnalino Wanted { FORM($kin, "di") } { FORM($to-whom, "al") }
    .di = della consegna del segnalino Wanted { FORM($kin, "di") } { FORM($to-whom, "al") }
