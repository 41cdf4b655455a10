# Shorter game in French.

zone-left-out = la boîte
    .gender = feminine
    .de = de la boîte
zone-candidates = les cartes à tirer
    .gender = plural
    .de = des cartes à tirer
    .in = parmi les cartes à tirer
cards-candidates = { FORM("kind-card", $number) } à tirer
    .gender = feminine
log-put-left-out = { "" }
log-put-candidates = { "" }
log-shuffle-candidates = { "" }
