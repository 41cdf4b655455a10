rule-call-off = the blow is called off
    .of = f070f62d
