# Was geschieht, ohne dass es jemand tut: 'nach dem Austeilen der Karten'.

step-play = das Spiel
    .dat = dem Spiel
    .gen = des Spiels
step-set-up = der Aufbau des Spiels
    .dat = dem Aufbau des Spiels
    .gen = des Aufbaus des Spiels
step-refill = das Auffüllen der Wiese
    .dat = dem Auffüllen der Wiese
    .gen = des Auffüllens der Wiese
