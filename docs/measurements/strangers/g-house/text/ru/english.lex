# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-shell-stake: 00b8287b 7cb14f44
item-miners-lantern: 20dcb0af c76ca3c5
log-pick-shell-lifted: 7e4c061d 278e1421
rule-shell-game: 92b273b6 a7bb4141
variable-honoured: 26125a34 8e11991f
