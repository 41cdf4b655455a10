variable-gold-baron = der Goldbaron
    .gender = masculine
    .acc = den Goldbaron
    .dat = dem Goldbaron
    .gen = des Goldbarons
