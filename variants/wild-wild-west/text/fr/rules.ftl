# Wild Wild West in French.

rule-punish-duellist = faire perdre 1 point de Légende au perdant du duel
    .said = le perdant perd 1 point de Légende
    .of = adef1898
variable-law-is-over = on n'arrête plus personne
    .not = on arrête encore
screen-law-is-over = plus d'arrestations
query-has-enough = { $p } { AGREE($p, "avoir") } les points de Légende qui déclenchent la fin
    .of = edb2c927
ruling-arrests-end-at-once = les arrestations cessent dès que quelqu'un a les points
rule-end-arrests = mettre fin aux arrestations
    .said = on n'arrête plus personne
    .of = 10d0823e
