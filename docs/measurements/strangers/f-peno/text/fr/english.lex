# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
counter-bribes: dc379c59 b932805c
rule-go-again: 697b8368 23aaa4f4
saloon-card-bar-brawl: bee851a0 6ba79284
saloon-card-crooked-judge: abce335a e4fc6b1c
saloon-card-horse-trader: be8b6515 cb614808
saloon-card-jailbreak: c372dc1a 1bd9ee82
saloon-card-land-rush: 7f6bdfbc 5c44e045
saloon-card-old-partner: b0dab80e 6453acd2
saloon-card-pinkerton-man: fe35b797 5a93ec3e
saloon-card-street-preacher: 169f3de9 16b58c75
saloon-card-telegraph-boy: b3b8dacf 93e4afdb
saloon-card-undertaker: 8ce375e6 7b751cd3
