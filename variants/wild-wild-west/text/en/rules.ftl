# Wild Wild West in English.

rule-punish-duellist = take 1 Legendary point from the loser of the duel
    .said = the loser of the duel loses 1 Legendary point
    .of = adef1898
variable-law-is-over = no arrests are made any more
    .not = arrests are still made
screen-law-is-over = no more arrests
query-has-enough = { $p } { AGREE($p, "has") } the Legendary points that trigger the end
    .of = edb2c927
ruling-arrests-end-at-once = arrests end as soon as somebody has the points
rule-end-arrests = no arrests are made any more
    .of = 10d0823e
