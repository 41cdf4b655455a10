# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-card-spoiled: a3646e93 e2de9e3c
ask-fed: d3fa6b11 4a8a683f
hive-card-beekeepers-hat: c4779144 eb570941
hive-card-drone: 6af1cdbc bc0c7242
hive-card-flower-meadow: fad5f19d 80d3e712
hive-card-moth: c9e2430b 9d604945
hive-card-old-queen: a7a9a116 595876f2
rule-feed-the-nursery: ef3ee1b5 f6efbbde
rule-refill: a2b1f0b6 622dc6fa
