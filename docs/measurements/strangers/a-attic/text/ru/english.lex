# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-given: aa107fb1 25180ca4
property-sort: 2671f557 bbf968ba
property-worth: 23b4311d 04983023
query-collections: 91cff8bc 05b17327
query-counting: 26650455 957683de
query-pieces-of: da4da466 d4182369
query-score: 9ea492e1 ba0c964a
query-worth-of: deccf2f9 a246947f
rule-buy: a2bbec7f 5cfc7679
