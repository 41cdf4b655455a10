# Public Enemy Number One in Italian: what the pack is called, and what it is.

pack-public-enemy = Public Enemy Number One
    .about = Raccogliete le bande di quattro città, prendete i segnalini Wanted e il One; vince chi per primo li ha tutti e cinque.
