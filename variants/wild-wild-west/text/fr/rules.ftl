# Wild Wild West in French.

rule-punish-duellist = le perdant perd 1 point de Légende
    .bare = faire perdre 1 point de Légende au perdant du duel
    .of = adef1898
