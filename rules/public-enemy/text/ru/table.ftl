# Public Enemy Number One in Russian: what is asked at the table, and what the log says.

ask-source = из какой колоды вы берёте карту?
option-source =
    { FORM($thing, "name") }{ $stock-seen ->
        [yes] { ": " }{ FORM($stock-top, "name") }
       *[no] { "" }
    }
ask-outlaw-hit = какого бандита вы отправите в сброс?
ask-outlaw-won = какого бандита вы заберёте?
ask-outlaw-lost = какого из своих бандитов вы отправите в сброс?
log-pick-reader = начинает { $things }
log-set-public-enemy = { $value } получает жетон Номер Один
    .nobody = { "" }
log-set-starter = { "" }
log-gain-rounds-played = { "" }
log-put-stock = { "" }
log-shuffle-stock = { "" }
log-put-stack = { $player } получает карту «{ $cards }» ({ FORM($gang, "name") })
log-put-drawn-card = { "" }
log-rule-meet-in-saloon = { $who } берёт в салуне карту «{ $card-drawn }»
log-put-out = в сброс раунда: { $cards }
log-show-stock = открыта карта «{ $cards }»
log-gain-wanted = { $who } получает жетон розыска { FORM($gang, "gen") }
log-rule-tell-points = очки в этом раунде: { $who } — { $own }
log-rule-settle-majority = ничья: жетон розыска { FORM($kin, "gen") } не достаётся никому
log-rule-settle-the-one = ничья: жетон Номер Один никому не переходит
log-end-round = { "" }
log-rule-run-out = { $source } пуста: раунд завершён
log-rule-complete-the-gangs = { $who } собирает карты всех банд: раунд завершён
log-rule-end-by-time = последний раунд окончен: побеждает тот, у кого больше жетонов розыска, при равенстве решает жетон Номер Один
