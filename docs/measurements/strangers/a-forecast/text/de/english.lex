# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-swapped: 05e187d2 18869ba4
counter-rounds: 9a177fd0 5de98479
property-strength: 5e1de203 8fe87839
property-weather: 0f87a6dc cf44cbeb
query-hand-size: 95c7447e 5d7ce533
query-rank: 69e9dedf 1de407ff
rule-count-up: cc6304b4 773b1d7a
rule-deal: 127e5c75 0216031f
rule-lay: 4e6055cc ad38f881
rule-take-trick: 1b27339e 09d81c28
variable-leader: 0a2c53f1 c443cc71
variable-starter: ead5a2c8 e19a88d5
variable-winning: 7d92b6e5 c33b0153
