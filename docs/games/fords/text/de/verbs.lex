aus|heben: hebt aus, hat ausgehoben
