ein|fangen: fängt ein, hat eingefangen
