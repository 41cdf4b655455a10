# Ce qui se passe sans que personne ne le fasse : « après l'attribution ... ».

step-settle-robbery = le règlement { FORM($who, "before-masculine", "de") }braquage{ FORM($who, "behind") }
    .de = du règlement { FORM($who, "before-masculine", "de") }braquage{ FORM($who, "behind") }
    .over = { FORM($who, "before-masculine") }braquage{ FORM($who, "behind") }
step-settle-heist = le règlement { FORM($who, "before-vowel", "de") }attaque de la banque{ FORM($who, "behind") }
    .de = du règlement { FORM($who, "before-vowel", "de") }attaque de la banque{ FORM($who, "behind") }
    .over = { FORM($who, "before-vowel") }attaque de la banque{ FORM($who, "behind") }
step-settle-duel = le règlement d'un duel engagé par { FORM($who, "acc") }
    .de = du règlement d'un duel engagé par { FORM($who, "acc") }
    .over = un duel engagé par { FORM($who, "acc") }
step-settle-arrest = le règlement d'une arrestation par { FORM($who, "acc") }
    .de = du règlement d'une arrestation par { FORM($who, "acc") }
    .over = une arrestation par { FORM($who, "acc") }
step-settle-bandit = le règlement { FORM($who, "before-masculine", "de") }combat contre un bandit{ FORM($who, "behind") }
    .de = du règlement { FORM($who, "before-masculine", "de") }combat contre un bandit{ FORM($who, "behind") }
    .over = { FORM($who, "before-masculine") }combat contre un bandit{ FORM($who, "behind") }
step-settle-attempt =
    le règlement de la tentative du Shérif { AGREE($who) ->
        [you] de vous arrêter
       *[other] d'arrêter { FORM($who, "acc") }
    }
    .de =
        du règlement de la tentative du Shérif { AGREE($who) ->
            [you] de vous arrêter
           *[other] d'arrêter { FORM($who, "acc") }
        }
    .over =
        la tentative du Shérif { AGREE($who) ->
            [you] de vous arrêter
           *[other] d'arrêter { FORM($who, "acc") }
        }
step-settle-poker = le règlement de la main de poker
    .de = du règlement de la main de poker
    .over = la main de poker
step-settle-with-dealer = le règlement avec le croupier
    .de = du règlement avec le croupier
step-reward = la récompense { FORM($who, "before-masculine", "de") }combat{ FORM($who, "behind") }
    .de = de la récompense { FORM($who, "before-masculine", "de") }combat{ FORM($who, "behind") }
step-compare = la comparaison des cartes
    .de = de la comparaison des cartes
step-reveal-cards = la révélation des cartes posées
    .de = de la révélation des cartes posées
step-deal-fight-cards = la distribution des cartes combat
    .de = de la distribution des cartes combat
step-refill-deck = le mélange de la défausse
    .de = du mélange de la défausse
step-lay-out-story = la mise en place d'une nouvelle carte pour { FORM($slot, "acc") }
    .de = de la mise en place d'une nouvelle carte pour { FORM($slot, "acc") }
step-spawn = l'arrivée des bandits { FORM($kin, "de") }
    .de = de l'arrivée des bandits { FORM($kin, "de") }
step-tell-stories = la résolution des histoires terminées
    .de = de la résolution des histoires terminées
step-end-round = la fin de la manche
    .de = de la fin de la manche
step-finish = la fin de la partie
    .de = de la fin de la partie
step-trigger-the-end = le déclenchement de la fin de partie
    .de = du déclenchement de la fin de partie
step-look-for-the-end = la vérification de la fin de partie
    .de = de la vérification de la fin de partie
step-name-first-player = la désignation du premier joueur
    .de = de la désignation du premier joueur
step-hand-out-characters = la distribution des personnages
    .de = de la distribution des personnages
step-turn-up-flop = la révélation du flop
    .de = de la révélation du flop
step-set-up = la mise en place de la partie
    .de = de la mise en place de la partie
