rule-pan-the-creek = chercher de l’or dans le ruisseau
    .of = a72ec76a
rule-send-wire = envoyer un télégramme
    .of = d97472f0
rule-sing-for-supper = chanter pour son dîner
    .of = 4c100847
