# Was geschieht, ohne dass es jemand tut: 'nach dem Austeilen der Karten'.

step-play = das Spiel
    .dat = dem Spiel
    .gen = des Spiels
step-round = die Runde
    .dat = der Runde
    .gen = der Runde
step-muster = das Ausheben 1 weiteren Trupps auf { FORM($f, "dat") }
    .dat = dem Ausheben 1 weiteren Trupps auf { FORM($f, "dat") }
    .gen = des Aushebens 1 weiteren Trupps auf { FORM($f, "dat") }
