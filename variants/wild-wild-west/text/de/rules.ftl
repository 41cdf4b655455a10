# Wild Wild West in German.

rule-punish-duellist = den Verlierer des Duells 1 Legendenpunkt verlieren lassen
    .said = der Verlierer des Duells verliert 1 Legendenpunkt
    .said-second = verliert der Verlierer des Duells 1 Legendenpunkt
    .of = adef1898
variable-law-is-over = niemand mehr verhaftet wird
    .main = niemand wird mehr verhaftet
    .not = noch verhaftet wird
screen-law-is-over = keine Verhaftungen mehr
query-has-enough = { $p } die Legendenpunkte { AGREE($p, "hat") }, die das Ende auslösen
    .of = edb2c927
ruling-arrests-end-at-once = Verhaftungen enden, sobald jemand die Punkte hat
rule-end-arrests = das Verhaften beenden
    .said = niemand wird mehr verhaftet
    .said-second = wird niemand mehr verhaftet
    .of = 10d0823e
