# Public Enemy Number One in German: what is asked at the table, and what the log says.

ask-source = von welchem Stapel nimmst du eine Karte?
option-source =
    { FORM($thing, "name") }{ $stock-seen ->
        [yes] { ": " }{ FORM($stock-top, "name") }
       *[no] { "" }
    }
ask-outlaw-hit = welchen Outlaw entfernst du?
ask-outlaw-won = welchen Outlaw nimmst du?
ask-outlaw-lost = welchen deiner Outlaws entfernst du?
log-pick-reader = { $things } beginnt
log-set-public-enemy = { $value } nimmt den One-Marker
    .nobody = { "" }
log-set-starter = { "" }
log-gain-rounds-played = { "" }
log-put-stock = { "" }
log-shuffle-stock = { "" }
log-put-stack = { $player } bekommt { FORM($cards, "acc") } ({ FORM($gang, "name") })
log-put-drawn-card = { "" }
log-rule-meet-in-saloon = { $who } trifft im Saloon auf { FORM($card-drawn, "acc") }
log-put-out = { $cards } { AGREE($cards, "ist") } für diese Runde aus dem Spiel
log-show-stock = { $cards } wird aufgedeckt
log-gain-wanted = { $who } erhält den Wanted-Marker { FORM($gang, "gen") }
log-rule-tell-points =
    { $own ->
        [one] { $who } { AGREE($who, "hat") } in dieser Runde { $own } Punkt
       *[other] { $who } { AGREE($who, "hat") } in dieser Runde { $own } Punkte
    }
log-rule-settle-majority = der Gleichstand um { FORM($kin, "acc") } bleibt ohne Entscheidung
log-rule-settle-the-one = der Gleichstand um den One-Marker bleibt ohne Entscheidung
log-end-round = { "" }
log-rule-run-out = { $source } ist leer: die Runde endet
log-rule-complete-the-gangs = { $who } hat von jeder Bande eine Karte: die Runde endet
log-rule-end-by-time = die letzte Runde ist vorbei: es gewinnt, wer die meisten Wanted-Marker hat, bei Gleichstand wer den One-Marker hat
