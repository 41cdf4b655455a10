# Shorter game in English.

zone-left-out = the box
zone-candidates = the lot
log-put-left-out = { "" }
log-put-candidates = { "" }
log-shuffle-candidates = { "" }
