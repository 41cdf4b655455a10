# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-shell-stake: 00b8287b 9f215383
item-miners-lantern: 20dcb0af 2afd2ae4
log-pick-shell-lifted: 7e4c061d db1c488c
rule-shell-game: 92b273b6 6d4c3402
variable-honoured: 26125a34 20a57fa1
