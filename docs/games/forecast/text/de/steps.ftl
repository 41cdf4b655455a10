# Was geschieht, ohne dass es jemand tut: 'nach dem Austeilen der Karten'.

step-play = das Spiel
    .dat = dem Spiel
    .gen = des Spiels
step-round = die Runde
    .dat = der Runde
    .gen = der Runde
step-deal = das Austeilen der Karten
    .dat = dem Austeilen der Karten
    .gen = des Austeilens der Karten
step-trick = der Stich
    .dat = dem Stich
    .gen = des Stichs
