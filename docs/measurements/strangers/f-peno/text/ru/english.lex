# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
counter-bribes: dc379c59 9d8f223f
rule-go-again: 697b8368 ca28507e
saloon-card-bar-brawl: bee851a0 b82e8c07
saloon-card-crooked-judge: abce335a ccaf6cb5
saloon-card-horse-trader: be8b6515 8e0f9858
saloon-card-jailbreak: c372dc1a 54c7ae31
saloon-card-land-rush: 7f6bdfbc dcd883ca
saloon-card-old-partner: b0dab80e 15019667
saloon-card-pinkerton-man: fe35b797 8808aa10
saloon-card-street-preacher: 169f3de9 e1510895
saloon-card-telegraph-boy: b3b8dacf cae0f8a3
saloon-card-undertaker: 8ce375e6 59189abc
