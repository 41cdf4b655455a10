rule-ride-on = weiterreiten
    .of = 5bfa0193
