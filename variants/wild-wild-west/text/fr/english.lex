# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
query-has-enough: 081ac166 a416cfa3
rule-end-arrests: 082a09f8 90037279
rule-punish-duellist: 5ff383f9 d025fe62
ruling-arrests-end-at-once: ed5c2179 1421d80b
screen-law-is-over: bc3ea58a fd07aa67
variable-law-is-over: 91a870d0 874cdbbd
