# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-card-spoiled: a3646e93 027e7f44
ask-fed: d3fa6b11 6256c385
hive-card-beekeepers-hat: c4779144 d5fabe8f
hive-card-drone: 6af1cdbc 37667822
hive-card-flower-meadow: fad5f19d b1d8c316
hive-card-moth: c9e2430b f4fc7804
hive-card-old-queen: a7a9a116 d6fffa40
rule-feed-the-nursery: ef3ee1b5 56295b06
rule-refill: a2b1f0b6 a606d309
