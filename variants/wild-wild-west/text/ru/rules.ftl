# Wild Wild West in Russian: designed.

rule-punish-duellist = отнять у проигравшего дуэль 1 очко Легенды
    .said = проигравший дуэль теряет 1 очко Легенды
    .of = adef1898
variable-law-is-over = арестов больше нет
    .not = аресты ещё возможны
screen-law-is-over = арестов больше нет
query-has-enough = { FORM($p, "with-u") } есть очки Легенды, при которых игра завершается
    .of = edb2c927
ruling-arrests-end-at-once = аресты прекращаются, как только кто-нибудь наберёт очки
rule-end-arrests = прекратить аресты
    .said = арестов больше нет
    .of = 10d0823e
