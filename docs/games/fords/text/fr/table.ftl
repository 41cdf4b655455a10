# Sixteen Fords in French: what it is made of, what is asked, told and shown.

kind-field = case
    .gender = feminine
    .plural = cases
kind-sheet = ordre
    .plural = ordres
sheet-first-sheet = le premier ordre
    .de = du premier ordre
    .at = au premier ordre
    .name = Premier ordre
sheet-second-sheet = le second ordre
    .de = du second ordre
    .at = au second ordre
    .name = Second ordre
ground-meadow = pré
ground-town = ville
    .gender = feminine
ground-camp = camp
counter-troops = troupe en { $field }
    .gender = feminine
    .plural = troupes en { $field }
counter-rounds = manche
    .gender = feminine
    .plural = manches
variable-holder = qui tient { $field }
variable-starter = qui commence
frame-round = manche
    .gender = feminine
    .plural = manches
    .begin = au début de chaque manche
    .end = à la fin de chaque manche
rule-write-orders = écrire deux ordres
    .of = 8a325b59
rule-write = écrire { FORM($s, "acc") }
    .of = bd49b6b3
rule-march = exécuter { FORM($s, "acc") }
    .of = c4f15208
rule-set-out = marcher avec { $n } de { $base } vers { $target }
    .of = f444ec61
rule-attack = attaquer { $target } avec { $n }
    .of = 020e39fb
rule-remain = garder { $n } en { $target }
    .of = aa3abc65
rule-muster = lever 1 troupe de plus en { $f }
    .of = 1c70c960
ask-base = de quelle case partent des troupes ?
ask-target = vers où marchent-elles ?
ask-size = combien marchent ?
option-pass = aucun ordre
log-pick-opener = { $things } commence
log-pick-home = { $who } dresse son camp en { $things }
log-pick-attack-roll = les assaillants lancent { $things }
log-pick-defence-roll = les défenseurs lancent { $things }
log-set-holder = { $value } tient maintenant { $field }
    .nobody = personne ne tient plus { $field }
log-set-base-of = { $player } écrit : de { $value }
    .nobody = { "" }
    .secret = { $who } écrit un ordre
log-set-target-of = { $player } écrit : vers { $value }
    .nobody = { "" }
    .secret = { "" }
log-set-size-of =
    { $value ->
        [0] { "" }
       *[other] { $player } écrit : avec { $value }
    }
    .secret = { "" }
log-rule-set-out = { $who } marche avec { $n } de { $base } vers { $target }
log-rule-attack = on se bat pour { $target }
log-rule-remain =
    { $n ->
        [one] { $n } troupe reste en { $target }
       *[other] { $n } troupes restent en { $target }
    }
log-rule-muster = la ville { $f } donne une troupe
log-gain-troops = { "" }
log-lose-troops = { "" }
log-gain-rounds = { "" }
screen-score = points
screen-army = troupes
screen-towns-of = villes
screen-rounds = manche
screen-starter = commence
screen-troops = troupes
screen-holder = tenue
game-aim = Six manches. À chacune, tous écrivent deux ordres en secret : de quelle case partent des troupes, vers quelle case voisine, et combien. Puis elles se mettent en marche ; là où d'autres se tiennent, chaque camp ajoute un dé. Les villes tenues donnent de nouvelles troupes. À la fin, chaque case tenue vaut 1 point, chaque ville 2.
game-end = Les nombres sont les cases tenues ; les villes comptent double.
guide-begin = Une première partie, avec des remarques. La carte montre qui tient une case, et avec combien de troupes. Vos ordres restent secrets jusqu'à ce que tous aient écrit les leurs.
guide-base = On écrit deux ordres par manche, et les premiers de tous passent avant les seconds. Qui part avec toutes ses troupes abandonne la case.
guide-target = Les villes (V) donnent une troupe par manche et comptent double.
guide-size = Chaque camp ajoute à ses troupes un dé de 1 à 6, et les perdants disparaissent : venez en force, ou allez où il n'y a personne.
guide-end = C'était la première partie. « encore » en commence une autre.
