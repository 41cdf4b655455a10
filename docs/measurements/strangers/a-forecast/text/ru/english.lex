# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-swapped: 05e187d2 e8b10bbd
counter-rounds: 9a177fd0 8a8c285d
property-strength: 5e1de203 b3cc28ba
property-weather: 0f87a6dc be7a1238
query-hand-size: 95c7447e bb41dc5a
query-rank: 69e9dedf a06dd7ff
rule-count-up: cc6304b4 c8279995
rule-deal: 127e5c75 6a6979a6
rule-lay: 4e6055cc be8813e8
rule-take-trick: 1b27339e f281d555
variable-leader: 0a2c53f1 295a0417
variable-starter: ead5a2c8 0284da6b
variable-winning: 7d92b6e5 24f63df6
