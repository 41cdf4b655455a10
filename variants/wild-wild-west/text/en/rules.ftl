# Wild Wild West in English.

rule-punish-duellist = the loser of the duel loses 1 Legendary point
    .of = adef1898
