# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
ask-given: aa107fb1 2177be11
property-sort: 2671f557 f658b552
property-worth: 23b4311d 8587b516
query-collections: 91cff8bc ad14178c
query-counting: 26650455 4d2244e8
query-pieces-of: da4da466 42e643b2
query-score: 9ea492e1 df7af290
query-worth-of: deccf2f9 f7ef3fbe
rule-buy: a2bbec7f 1109a8a7
