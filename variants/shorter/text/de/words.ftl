# Shorter game in German: designed.

zone-left-out = die Schachtel
    .gender = feminine
    .dat = der Schachtel
    .gen = der Schachtel
zone-candidates = die Karten zum Auslosen
    .gender = plural
    .dat = den Karten zum Auslosen
    .gen = der Karten zum Auslosen
    .in = zu den Karten zum Auslosen
    .where = bei den Karten zum Auslosen
log-put-left-out = { "" }
log-put-candidates = { "" }
log-shuffle-candidates = { "" }
