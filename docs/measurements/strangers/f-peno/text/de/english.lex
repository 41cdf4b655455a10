# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
counter-bribes: dc379c59 54a59339
rule-go-again: 697b8368 ab20db24
saloon-card-bar-brawl: bee851a0 f3b428d3
saloon-card-crooked-judge: abce335a 51ca09c9
saloon-card-horse-trader: be8b6515 ddfb26c2
saloon-card-jailbreak: c372dc1a 67b328f9
saloon-card-land-rush: 7f6bdfbc b058a9a8
saloon-card-old-partner: b0dab80e 4034c08f
saloon-card-pinkerton-man: fe35b797 cc29c163
saloon-card-street-preacher: 169f3de9 df0287ac
saloon-card-telegraph-boy: b3b8dacf bba00f96
saloon-card-undertaker: 8ce375e6 6b34c90f
