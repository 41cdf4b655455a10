# Ce qui se passe sans que personne ne le fasse : « après l'attribution ... ».

step-turn = { FORM($who, "before-masculine") }tour{ FORM($who, "behind") }
    .de = { FORM($who, "before-masculine", "de") }tour{ FORM($who, "behind") }
step-set-up = la mise en place de la partie
    .de = de la mise en place de la partie
step-award = l'attribution de la majorité { FORM($kin, "de") }
    .de = de l'attribution de la majorité { FORM($kin, "de") }
step-award-majorities = l'attribution des majorités
    .de = de l'attribution des majorités
step-settle-majority = le départage entre { FORM($tied, "acc") } pour { FORM($kin, "acc") }
    .de = du départage entre { FORM($tied, "acc") } pour { FORM($kin, "acc") }
step-award-the-one = l'attribution du jeton One
    .de = de l'attribution du jeton One
step-settle-the-one = le départage entre { FORM($tied, "acc") } pour le jeton One
    .de = du départage entre { FORM($tied, "acc") } pour le jeton One
step-pass-the-start = la désignation du prochain premier joueur
    .de = de la désignation du prochain premier joueur
step-build-decks = la constitution des pioches
    .de = de la constitution des pioches
step-give-token = la remise du jeton Wanted { FORM($kin, "de") } { FORM($to-whom, "at") }
    .de = de la remise du jeton Wanted { FORM($kin, "de") } { FORM($to-whom, "at") }
