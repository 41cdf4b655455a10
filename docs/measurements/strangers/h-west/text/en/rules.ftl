rule-pan-the-creek = pan the creek
    .of = a72ec76a
rule-send-wire = send a wire
    .of = d97472f0
rule-sing-for-supper = sing for your supper
    .of = 4c100847
