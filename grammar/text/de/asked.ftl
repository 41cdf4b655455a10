# German: what a player is asked, and what the log says.

seat = Spieler { $n }
    .gender = masculine
    .like = name

labelled = { $label }: { $value }
ask-one = was tust du?
ask-first-ability = welche deiner Fähigkeiten kommt zuerst?
ask-whether = möchtest du { FORM($what, "bare") }?
ask-for = wähle { FORM($what, "acc") }
ask-more = wähle { FORM($what, "acc") } oder sei fertig
option-pass = passen
option-done = fertig

log-gain = { $who } { AGREE($who, "erhaelt") } { FORM($amount, "acc") }
log-lose = { $who } { AGREE($who, "verliert") } { FORM($amount, "acc") }
log-gain-nobody = die Anzahl { FORM($what, "gen", "plural") } steigt um { $n }
log-lose-nobody = die Anzahl { FORM($what, "gen", "plural") } verringert sich um { $n }
log-secret = { $who } { AGREE($who, "waehlt") } insgeheim
kommt = kommt
    .you = kommst
    .plural = kommen
wird = wird
    .you = wirst
    .plural = werden
log-put = { $cards } { AGREE($cards, "kommt") } { FORM($zone, "to") }
log-shuffle = { $zone } { AGREE($zone, "wird") } gemischt
log-show = { $cards } { AGREE($cards, "wird") } aufgedeckt
log-look = { $who } { AGREE($who, "sieht") } { FORM($cards, "acc") } an
log-chance = der Zufall bestimmt { FORM($things, "acc") }
log-end = { FORM($frame, "the") } endet
log-restart = { FORM($frame, "the") } beginnt von vorn
log-win = { $who } { AGREE($who, "gewinnt") } das Spiel
