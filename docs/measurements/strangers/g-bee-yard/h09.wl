forbid buy when points of card-bought is at least 1 and any (your in-play where it is wasp)
