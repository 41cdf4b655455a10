# The Supremacy in German: designed.

variable-supremacy = die Bande mit der Vorherrschaft
    .gender = feminine
    .dat = der Bande mit der Vorherrschaft
    .gen = der Bande mit der Vorherrschaft
    .set = die Vorherrschaft geht an { FORM($value, "acc") }
    .set-second = geht die Vorherrschaft an { FORM($value, "acc") }
    .set-nobody = von nun an hat keine Bande die Vorherrschaft
    .set-nobody-second = hat von nun an keine Bande die Vorherrschaft
    .is = { $who } die Vorherrschaft { AGREE($who, "hat") }
    .is-not = { $who } die Vorherrschaft nicht { AGREE($who, "hat") }
    .nobody = keine Bande die Vorherrschaft hat
    .somebody = eine Bande die Vorherrschaft hat
log-set-supremacy = die Vorherrschaft geht an { FORM($value, "acc") }
    .nobody = { "" }
log-pick-favoured = { "" }
screen-supremacy = die Vorherrschaft
