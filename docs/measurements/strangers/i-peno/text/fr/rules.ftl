rule-ride-on = poursuivre sa route
    .of = 5bfa0193
