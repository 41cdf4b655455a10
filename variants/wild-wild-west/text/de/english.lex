# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
query-has-enough: 081ac166 75e07ed0
rule-end-arrests: 082a09f8 69e1038e
rule-punish-duellist: 5ff383f9 4c84e2fd
ruling-arrests-end-at-once: ed5c2179 c315a4bc
screen-law-is-over: bc3ea58a bc9c2659
variable-law-is-over: 91a870d0 8f4ab94d
