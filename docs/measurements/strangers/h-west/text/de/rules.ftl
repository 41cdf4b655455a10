rule-pan-the-creek = im Bach nach Gold waschen
    .of = a72ec76a
rule-send-wire = ein Telegramm schicken
    .of = d97472f0
rule-sing-for-supper = für ein Abendessen singen
    .of = 4c100847
