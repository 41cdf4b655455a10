waschen: wäscht, hat gewaschen
