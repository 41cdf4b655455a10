# Wild Wild West in German.

rule-punish-duellist = der Verlierer des Duells verliert 1 Legendenpunkt
    .second = verliert der Verlierer des Duells 1 Legendenpunkt
    .bare = den Verlierer des Duells 1 Legendenpunkt verlieren lassen
    .of = adef1898
variable-law-is-over = niemand mehr verhaftet wird
    .main = niemand wird mehr verhaftet
    .not = noch verhaftet wird
screen-law-is-over = keine Verhaftungen mehr
query-has-enough = { $p } die Legendenpunkte { AGREE($p, "hat") }, die das Ende auslösen
    .of = edb2c927
ruling-arrests-end-at-once = Verhaftungen enden, sobald jemand die Punkte hat
rule-end-arrests = niemand wird mehr verhaftet
    .second = wird niemand mehr verhaftet
    .bare = das Verhaften beenden
    .of = 10d0823e
