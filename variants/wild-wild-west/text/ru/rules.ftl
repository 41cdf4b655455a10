# Wild Wild West in Russian: designed.

rule-punish-duellist = проигравший дуэль теряет 1 очко Легенды
    .bare = отнять у проигравшего дуэль 1 очко Легенды
    .of = adef1898
