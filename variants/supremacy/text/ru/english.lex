# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
log-pick-favoured: bca96370 bca96370
log-set-supremacy: e0243b92 295ddc8d
screen-supremacy: 64b616b4 bce761b1
variable-supremacy: 5646b223 f0f13396
