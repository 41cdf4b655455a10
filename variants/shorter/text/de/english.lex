# Which English each phrase was written for, and what it was then: written by `wl i18n stamp`, read by `wl i18n changed`.
log-put-candidates: de5e9f03 de5e9f03
log-put-left-out: 3b6269cf 3b6269cf
log-shuffle-candidates: b5a0a87e b5a0a87e
zone-candidates: d3c7fa97 14763e2f
zone-left-out: df5b6f48 6afe13f6
