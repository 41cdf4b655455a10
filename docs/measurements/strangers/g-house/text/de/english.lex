# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-shell-stake: 00b8287b b3ddcf04
item-miners-lantern: 20dcb0af 46f8ae38
log-pick-shell-lifted: 7e4c061d 97f13aee
rule-shell-game: 92b273b6 951cfeac
variable-honoured: 26125a34 6b5bd244
