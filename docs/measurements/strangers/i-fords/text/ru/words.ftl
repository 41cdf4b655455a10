counter-banners = знамя
    .gender = neuter
    .acc = знамя
    .gen = знамени
    .dat = знамени
    .plural = знамёна
    .gen-plural = знамён
