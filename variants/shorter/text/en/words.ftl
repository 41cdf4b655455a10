# Shorter game in English.

zone-left-out = the box
zone-candidates = the cards to draw from
    .in = among the cards to draw from
log-put-left-out = {""}
log-put-candidates = {""}
log-shuffle-candidates = {""}
