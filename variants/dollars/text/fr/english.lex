# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
able-bury-top: 73e20c0b 5f0ebf5c
able-peek: 1757a69e 1cf09e59
ask-buried: b5673451 a913b878
ask-choose-buried: bc09cde0 6b67a056
ask-watched: b5baa745 8275bc7d
counter-dollars: 13d6536a 11a6e7b6
log-gain-dollars: 1e96150d e9f13678
option-buried: 4d6687ae 15cbf184
option-choose-buried: 586566a8 0bef3e31
option-choose-watched: a0f3c78c 4c0f7ea6
option-pay-dollars: 6fff5060 8185d710
option-watched: 6a54be68 9ca04a58
rule-bury-top: b7997add 1248ed0a
rule-peek: b32ae92b 97d62685
screen-dollars: 14ddd30a 3aeebc5d
