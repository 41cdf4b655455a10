# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
able-bury-top: 73e20c0b 172e3a05
able-peek: 1757a69e 0739dcbd
ask-buried: b5673451 72581e65
ask-choose-buried: bc09cde0 4349a1ab
ask-watched: b5baa745 b9afb1c4
counter-dollars: 13d6536a c703592f
log-gain-dollars: 1e96150d 9003064f
option-buried: 4d6687ae da4a9e38
option-choose-buried: 586566a8 0c5bd539
option-choose-watched: a0f3c78c 79fdc2c5
option-pay-dollars: 6fff5060 ea5714ff
option-watched: 6a54be68 e6a18769
rule-bury-top: b7997add 19f190eb
rule-peek: b32ae92b ecc0ba23
screen-dollars: 14ddd30a fb251ced
