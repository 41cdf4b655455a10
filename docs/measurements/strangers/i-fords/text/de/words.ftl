counter-banners = Banner
    .gender = neuter
    .gen = Banners
    .plural = Banner
    .dat-plural = Bannern
