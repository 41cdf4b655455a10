variable-h-closing-time = la fermeture est annoncée
    .not = la fermeture n’est pas annoncée
    .set-yes = la fermeture est annoncée
