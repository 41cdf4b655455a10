# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-card-spoiled: a3646e93 48ccdafc
ask-fed: d3fa6b11 2b74eb08
hive-card-beekeepers-hat: c4779144 b0949830
hive-card-drone: 6af1cdbc fa82e3ff
hive-card-flower-meadow: fad5f19d 1b5487d3
hive-card-moth: c9e2430b fe0abbcd
hive-card-old-queen: a7a9a116 af497cd3
rule-feed-the-nursery: ef3ee1b5 50711845
rule-refill: a2b1f0b6 f28eac31
