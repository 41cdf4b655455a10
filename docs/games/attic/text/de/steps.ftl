# Was geschieht, ohne dass es jemand tut: 'nach dem Austeilen der Karten'.

step-play = das Spiel
    .dat = dem Spiel
    .gen = des Spiels
step-sale = der Verkauf
    .dat = dem Verkauf
    .gen = des Verkaufs
