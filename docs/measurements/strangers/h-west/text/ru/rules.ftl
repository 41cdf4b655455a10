rule-pan-the-creek = намыть золото в ручье
    .of = a72ec76a
rule-send-wire = отправить телеграмму
    .of = d97472f0
rule-sing-for-supper = спеть за ужин
    .of = 4c100847
