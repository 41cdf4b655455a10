# Wild Wild West in German.

rule-punish-duellist = der Verlierer des Duells verliert 1 Legendenpunkt
    .second = verliert der Verlierer des Duells 1 Legendenpunkt
    .bare = den Verlierer des Duells 1 Legendenpunkt verlieren lassen
    .of = adef1898
