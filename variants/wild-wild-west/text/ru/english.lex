# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
query-has-enough: 081ac166 2fda5cea
rule-end-arrests: 082a09f8 ea6dc866
rule-punish-duellist: 5ff383f9 a8d6943a
ruling-arrests-end-at-once: ed5c2179 8dfdcedb
screen-law-is-over: bc3ea58a b5e621cb
variable-law-is-over: 91a870d0 6d57f06d
