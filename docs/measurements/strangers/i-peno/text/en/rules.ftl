rule-ride-on = ride on
    .of = 5bfa0193
