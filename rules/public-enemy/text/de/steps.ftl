# Was geschieht, ohne dass es jemand tut: 'nach der Vergabe ...'.

step-set-up = der Aufbau des Spiels
    .dat = dem Aufbau des Spiels
    .gen = des Aufbaus des Spiels
step-award = die Vergabe der Mehrheit { FORM($kin, "gen") }
    .dat = der Vergabe der Mehrheit { FORM($kin, "gen") }
    .gen = der Vergabe der Mehrheit { FORM($kin, "gen") }
step-award-majorities = die Vergabe der Mehrheiten
    .dat = der Vergabe der Mehrheiten
    .gen = der Vergabe der Mehrheiten
step-settle-majority = der Stichentscheid zwischen { FORM($tied, "dat") } um { FORM($kin, "acc") }
    .dat = dem Stichentscheid zwischen { FORM($tied, "dat") } um { FORM($kin, "acc") }
    .gen = des Stichentscheids zwischen { FORM($tied, "dat") } um { FORM($kin, "acc") }
step-award-the-one = die Vergabe des One-Markers
    .dat = der Vergabe des One-Markers
    .gen = der Vergabe des One-Markers
step-settle-the-one = der Stichentscheid zwischen { FORM($tied, "dat") } um den One-Marker
    .dat = dem Stichentscheid zwischen { FORM($tied, "dat") } um den One-Marker
    .gen = des Stichentscheids zwischen { FORM($tied, "dat") } um den One-Marker
step-pass-the-start = die Bestimmung des nächsten Startspielers
    .dat = der Bestimmung des nächsten Startspielers
    .gen = der Bestimmung des nächsten Startspielers
step-build-decks = das Bilden der Stapel
    .dat = dem Bilden der Stapel
    .gen = des Bildens der Stapel
