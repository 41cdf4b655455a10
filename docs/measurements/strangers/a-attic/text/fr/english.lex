# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-given: aa107fb1 8903863a
property-sort: 2671f557 8ed258ca
property-worth: 23b4311d a8453c1a
query-collections: 91cff8bc f6669331
query-counting: 26650455 f46a4583
query-pieces-of: da4da466 7e7ea26d
query-score: 9ea492e1 0b235218
query-worth-of: deccf2f9 ecc0c740
rule-buy: a2bbec7f e0747388
