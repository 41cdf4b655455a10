# The Cavalry in German: designed.

variable-cavalry = der Stapel mit der Kavallerie
    .gender = masculine
    .acc = den Stapel mit der Kavallerie
    .dat = dem Stapel mit der Kavallerie
    .gen = des Stapels mit der Kavallerie
    .set = die Kavallerie kommt auf { FORM($value, "acc") }
    .set-second = kommt die Kavallerie auf { FORM($value, "acc") }
    .set-bare = die Kavallerie auf { FORM($value, "acc") } schicken
    .set-nobody = die Kavallerie verlässt die Stapel
    .set-nobody-second = verlässt die Kavallerie die Stapel
    .is = die Kavallerie auf { FORM($who, "dat") } steht
    .is-not = die Kavallerie nicht auf { FORM($who, "dat") } steht
    .nobody = die Kavallerie auf keinem Stapel steht
    .somebody = die Kavallerie auf einem Stapel steht
log-set-cavalry = die Kavallerie kommt auf { FORM($value, "acc") }
    .nobody = { "" }
ask-camp = auf welchen Stapel schickst du die Kavallerie?
screen-cavalry = die Kavallerie
