# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
log-pick-favoured: bca96370 bca96370
log-set-supremacy: e0243b92 d33bdc2e
screen-supremacy: 64b616b4 c260ef6c
variable-supremacy: 5646b223 35313287
