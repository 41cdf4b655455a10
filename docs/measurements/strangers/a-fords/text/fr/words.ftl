ask-mustered = que choisissez-vous ?
