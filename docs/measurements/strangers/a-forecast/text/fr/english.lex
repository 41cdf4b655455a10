# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-swapped: 05e187d2 889687c3
counter-rounds: 9a177fd0 c48f4713
property-strength: 5e1de203 e243d828
property-weather: 0f87a6dc 4ba542b7
query-hand-size: 95c7447e 33647ada
query-rank: 69e9dedf ad054904
rule-count-up: cc6304b4 a852c1a7
rule-deal: 127e5c75 513a65b6
rule-lay: 4e6055cc c780a676
rule-take-trick: 1b27339e c55d8ea8
variable-leader: 0a2c53f1 e033d964
variable-starter: ead5a2c8 e78fb465
variable-winning: 7d92b6e5 418bea38
