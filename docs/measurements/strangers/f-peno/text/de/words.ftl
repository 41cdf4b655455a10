counter-bribes = Bestechung
    .gender = feminine
    .plural = Bestechungen
rule-go-again = einen weiteren Zug ausführen
    .of = 5e44411c
