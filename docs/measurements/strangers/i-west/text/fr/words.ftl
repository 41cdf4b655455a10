variable-gold-baron = le baron de l'or
    .de = du baron de l'or
    .at = au baron de l'or
