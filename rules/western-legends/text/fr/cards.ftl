# Western Legends in French: how the texts of things are headed, and what a thing is that has none.

text-face-use = Action : { $effect }
text-face-bonus = Bonus : { $effect }
text-face-reaction = Réaction : { $effect }
text-face-at-poker = Au poker : { $effect }
text-face-discarded = Quand vous défaussez cette carte : { $effect }
text-fight-card-effect = { $effect }
text-story-reward = Déclencheur : { $back }. Récompense : { $effect } { $bandits ->
        [none] Aucun bandit n'apparaît.
       *[other] Bandits : { $bandits }.
    } { $sheriff ->
        [0] Le Shérif ne bouge pas.
       *[other] Shérif : { $sheriff }.
    }
text-story-trigger-met-by = { $effect }
text-item-gained = Quand vous le recevez : { $effect }
text-item-use = Action : { $effect }
text-item-reaction = Réaction : { $effect }
text-item-while-in-use = En service : { $effect }
text-track-space-reward = { $effect }
text-cattle-token-reward = Récompense : { $effect }
text-die-face-pays-out = { $effect }
text-character-ability = { $effect }

about-face = { $any-rank ->
    [yes] depuis la main, cette carte a n'importe quelle valeur au poker
   *[no] { $as-nugget ->
        [yes] vous pouvez défausser cette carte comme 1 pépite d'or là où vous payez en pépites
       *[no] {""}
    }
}
about-poker-card = { $face-text }
about-item = { FORM($item-sort, "name") }{ $mount-speed ->
    [none] {""}
   *[other] {", "}mouvement { $mount-speed }
}{ $cost ->
    [none] {""}
   *[other] {", "}coûte { $cost } $
}{ $lp-value ->
    [none] {""}
   *[other] {", "}vaut { $lp-value } { FORM("counter-lp", $lp-value) } en fin de partie
}
blank-die-face = cette face ne rapporte rien
