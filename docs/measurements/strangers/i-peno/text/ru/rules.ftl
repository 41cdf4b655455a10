rule-ride-on = поехать дальше
    .of = 5bfa0193
