# Western Legends in French: what is asked at the table, how options are called, and what the log says.


## Actions

option-play-card = utiliser : { FORM($thing, "name") }
option-duel = duel contre { FORM($thing, "acc") }
option-rob = braquer { FORM($thing, "acc") }
option-arrest-somebody = arrêter { FORM($thing, "acc") }
option-heist = attaquer la banque
option-use-item = utiliser l'équipement : { FORM($thing, "name") }
option-move = aller : { FORM($thing, "name") }
option-cross-mesa = traverser la mesa : { FORM($thing, "name") }
option-poker = jouer au poker
option-store = acheter : { FORM($thing, "name") }
option-prospect = prospecter de l'or
option-deposit = déposer { $thing } { FORM("counter-nuggets", $thing) }
option-heal = se soigner
option-revel = se divertir pour { $thing } { FORM("counter-lp", $thing) }
option-work = travailler
option-acquire = acquérir du bétail
option-stop-early = terminer les actions

## Choices of one

option-discard = défausser
option-discard-at-random = défausser 1 carte au hasard
option-draw-and-gain = piocher 1 carte et gagner 10 $
option-marshal-reward = gagner un point Marshall
option-be-marshal = gagner un point Marshall
option-be-wanted = gagner un point Wanted
option-turn-wanted = gagner les points Wanted
option-pass-off-a-card = faire passer L'or des fous pour une pépite
option-begin-anew = faire piocher 1 carte au joueur et recommencer le combat
option-rob-money = voler de l'argent
option-rob-nuggets = voler des pépites d'or
option-take-cattle = prendre du bétail
option-leave-it = ne rien prendre
option-ride = prendre la nouvelle monture
option-wield = garder prête la nouvelle arme
option-go-on = continuer
option-go-on-over-mesa = continuer par la mesa
option-ante-up = miser 10 $
option-take-wound = subir 1 blessure
option-take-wound-of-card = subir 1 blessure
option-restart-fight = recommencer le combat
option-cancel-fight-card = annuler la carte combat
option-give-card = donner une carte
option-give-ten-dollars = donner 10 $
option-take-back-a-card = reprendre une carte

## Questions

ask-destination = où allez-vous ?
ask-landing = de quel côté de la mesa allez-vous ?
ask-further = où continuez-vous ?
ask-further-landing = de quel côté de la mesa continuez-vous ?
ask-ridden-to = dans quelle zone d'une ville allez-vous ?
ask-beginning = où commencez-vous ?
ask-post = où va le Shérif ?
ask-hunted = qui le Shérif veut-il arrêter ?
ask-duelled = qui provoquez-vous en duel ?
ask-robbed = qui braquez-vous ?
ask-arrested = qui arrêtez-vous ?
ask-giver = qui doit vous donner quelque chose ?
ask-played = quelle carte utilisez-vous ?
ask-dropped = quelle carte défaussez-vous ?
ask-gift = quelle carte donnez-vous ?
ask-passed-off = quelle carte faites-vous passer pour une pépite ?
ask-laid-card = quelle carte posez-vous ?
ask-answering-card = quelle carte posez-vous en réponse ?
ask-npc-card = quelle carte combat posez-vous pour le PNJ ?
ask-reacting-card = avec quelle carte réagissez-vous ?
ask-reacting-item = avec quel équipement réagissez-vous ?
because-reacting-card = { $stage }
because-reacting-item = { $stage }
because-begin-anew = carte combat 10, contre { $fighter }
ask-poker-card-laid = quelle carte posez-vous au poker ?
ask-dealer-card-laid = quelle carte pose le croupier ?
ask-persona-kept = quel personnage gardez-vous ?
ask-persona-picked = quel personnage incarnez-vous ?
ask-mount-ridden = quelle monture prenez-vous ?
ask-weapon-worn = quelle arme gardez-vous prête ?
ask-ride = prenez-vous la nouvelle monture ?
ask-wield = gardez-vous prête la nouvelle arme ?
ask-item-used = quel équipement utilisez-vous ?
ask-ware = quel équipement achetez-vous ?
ask-further-ware = quel équipement achetez-vous encore ?
ask-sold = combien de pépites d'or déposez-vous ?
ask-revels = combien de points de Légende gagnez-vous, à 30 $ chacun ?
ask-cattle-wrangled = quel bétail vendez-vous ?
ask-cattle-rustled = quel bétail volez-vous ?
ask-cattle-driven = quel bétail vendez-vous ?
ask-cattle-driven-off = quel bétail volez-vous ?
ask-last-card = quelle carte posez-vous ?
ask-thrown-anew = quel dé relancez-vous ?
ask-whiskey-drinker = qui boit le Whisky ?
ask-slot-met = sur quelle histoire posez-vous un disque ?
ask-disc-moved = de quelle histoire reprenez-vous le disque ?

## What is done with what is chosen, where options of several choices stand side by side

verb-reacting-card = réagir avec la carte
verb-reacting-item = réagir avec l'équipement
verb-duelled = provoquer en duel
verb-robbed = braquer
verb-arrested = arrêter

## The log

log-pick-opener = { $things } commence
log-pick-persona = { "" }
log-pick-lost-card = { "" }
log-pick-taken-along = { "" }
log-pick-cards-seen = { "" }
log-pick-card-kept = { "" }
log-pick-die-face = { "" }
log-pick-face-anew = le dé est relancé et donne : { FORM($things, "name") }
log-pick-thrown-anew = { $who } relance { $things }
log-set-active = c'est au tour { FORM($value, "de") }
log-set-spot = { $player } va { FORM($value, "with-goal") }
log-set-sheriff-at = le Shérif va { FORM($value, "with-goal") }
log-set-winner = { $value } gagne le combat
    .nobody = le combat est perdu
log-set-foe = { "" }
log-set-active-mount = { $player } a pour monture : { FORM($value, "name") }
    .nobody = { "" }
log-set-active-weapon = { $player } a pour arme : { FORM($value, "name") }
    .nobody = { "" }
log-rule-buy-item = { $who } achète : { FORM($x, "name") }
log-rule-gain-item = { $who } reçoit : { FORM($x, "name") }
log-rule-upgrade-item = { $who } passe à : { FORM($x, "name") }
log-rule-give-up-item = { $who } rend : { FORM($x, "name") }
log-pick-item-used = { $who } utilise : { FORM($things, "name") }
log-pick-reacting-item = { $who } réagit avec : { FORM($things, "name") }
log-pick-reacting-card = { $who } réagit avec une carte
log-set-rolled = { $throw } donne : { FORM($value, "name") }
    .nobody = { "" }
log-set-dealer = { $value } est croupier
    .nobody = { "" }
log-gain-actions-left = { "" }
log-lose-actions-left = { "" }
log-gain-points-at-once = { "" }
log-lose-points-at-once = { "" }
log-gain-spent-at-once = { "" }
log-lose-spent-at-once = { "" }
log-gain-lowered = la carte { FORM($who, "de") } perd { $n }
log-gain-foe-lowered = la carte combat perd { $n }
log-gain-pot = le pot augmente de { $n } $
log-lose-pot = { "" }
log-put-hand = { $player } prend en main : { FORM($cards, "name") }
log-put-poker-deck = { "" }
log-put-fight-deck = { "" }
log-put-story-deck = { "" }
log-put-character-deck = { "" }
log-put-characters-dealt = { "" }
log-put-character-kept = { "" }
log-put-herd = { "" }
log-put-fight-hand = { "" }
log-put-dealer-hand = { $player } a en main de croupier : { FORM($cards, "name") }
log-put-cattle = { $player } prend du bétail : { FORM($cards, "name") }
log-gain-discs =
    { $who } pose { $n ->
        [one] un disque
       *[other] { $n } disques
    } sur { FORM($story-place, "acc") }
log-lose-discs =
    { $who } reprend { $n ->
        [one] un disque
       *[other] { $n } disques
    } { FORM($story-place, "de") }
log-gain-wounds = { $who } { AGREE($who, "subit") } { $amount }
log-lose-wounds = { $who } { AGREE($who, "soigne") } { $amount }
log-put-laid = { $player } pose une carte
log-put-npc-laid = une carte combat est posée
log-put-shown = { $player } révèle : { FORM($cards, "name") }
log-put-npc-shown = la carte combat est : { FORM($cards, "name") }
log-put-flop = flop : { FORM($cards, "name") }
log-put-discards = à la défausse : { FORM($cards, "name") }
log-put-told-stories = une histoire est racontée : { FORM($cards, "name") }. { $flavour }
log-put-open-story = une nouvelle histoire attend
log-put-card-played = { $player } utilise : { FORM($cards, "name") }
log-put-own-character = { $player } incarne { FORM($cards, "acc") }
log-shuffle-poker-deck = la pioche de poker est mélangée
log-shuffle-fight-deck = { "" }
log-shuffle-story-deck = { "" }
log-shuffle-character-deck = { "" }
log-shuffle-herd = { "" }
log-rule-fight-npc = { $who } affronte { $opposed }
log-rule-fight-player = { $who } affronte { $opposed } : { $what }
log-rule-suffer = la { $c } prend effet
log-rule-cancel-fight-card = l'effet de la carte combat est annulé
log-rule-heist = { $who } attaque la banque
log-rule-poker = { $who } commence une main de poker
log-rule-win-poker = { $who } gagne la main de poker : { $share } $
log-rule-lose-poker = { $who } perd la main de poker
log-rule-tell-hand = main { FORM($who, "de") } : { FORM($what, "name") } ({ FORM($height, "name") })
log-rule-tell-values = la carte { FORM($who, "de") } vaut { $own }, contre { $other }
log-rule-prospect = { $who } prospecte de l'or
log-rule-work = { $who } travaille
log-rule-heal = { $who } se soigne
log-rule-revel = { $who } se divertit
log-rule-arrest = { "" }
log-rule-be-arrested = { $who } est arrêté
log-end-fight = { "" }
log-restart-fight = le combat recommence
log-end-turn = { "" }
log-end-poker-hand = { "" }

## Why what a rule does happens

why-fight-card = carte combat { FORM($thing, "name") }
why-end-turn = piste Wanted
why-take-income = revenu
why-draw-and-gain = revenu
why-win-poker = le pot
why-settle-heist = le braquage
why-settle-duel = le duel
why-rob-money = le vol
why-rob-nuggets = le vol
why-settle-arrest = l'arrestation
why-settle-bandit = le bandit
why-be-arrested = l'arrestation
why-ante-up = la mise

## The length of the game, and how characters are handed out

option-length = la durée de la partie
option-length-short = courte
option-length-average = moyenne
option-length-long = longue
option-characters = la distribution des personnages
option-characters-two-each = chacun choisit entre deux
option-characters-one-each = chacun en reçoit un
option-characters-free-choice = les joueurs choisissent
log-rule-trigger-the-end = la fin est proche : on finit cette manche, puis chacun joue encore un tour
log-rule-finish = le dernier tour est fini : on compte les scores
