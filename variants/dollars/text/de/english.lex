# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
able-bury-top: 73e20c0b b1df9c4b
able-peek: 1757a69e 48421cdc
ask-buried: b5673451 6113d388
ask-choose-buried: bc09cde0 3461dd41
ask-watched: b5baa745 407412d8
counter-dollars: 13d6536a bfd07cbc
log-gain-dollars: 1e96150d b955726f
option-buried: 4d6687ae 0b0f66df
option-choose-buried: 586566a8 f99600f1
option-choose-watched: a0f3c78c db4f918d
option-pay-dollars: 6fff5060 a82856df
option-watched: 6a54be68 98708ab9
rule-bury-top: b7997add c831eac3
rule-peek: b32ae92b 69e6a225
screen-dollars: 14ddd30a 5228f3f1
