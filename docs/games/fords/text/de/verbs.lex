aus|heben: hebt aus, hat ausgehoben
auf|schlagen: schlägt auf, hat aufgeschlagen
zerreißen: zerreißt, hat zerrissen
