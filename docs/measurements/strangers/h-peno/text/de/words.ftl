variable-h-closing-time = die Sperrstunde ausgerufen ist
    .not = die Sperrstunde nicht ausgerufen ist
    .main = die Sperrstunde ist ausgerufen
    .not-main = die Sperrstunde ist nicht ausgerufen
    .set-yes = die Sperrstunde wird ausgerufen
    .set-yes-second = wird die Sperrstunde ausgerufen
