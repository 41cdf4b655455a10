# Western Legends in French: how the texts of things are headed, and what a thing is that has none.

text-face-use = Action : { $effect }
text-face-bonus = Bonus : { $effect }
text-face-reaction = Réaction : { $effect }
text-face-at-poker = Au poker : { $effect }
text-face-discarded = Quand vous défaussez cette carte : { $effect }
text-fight-card-effect = { $effect }
text-story-reward =
    Condition : { $back }. Récompense : { $effect } { $bandits ->
        [none] Bandits : aucun.
       *[other] Bandits : { $bandits }.
    } { $sheriff ->
        [0] Le Shérif ne bouge pas.
       *[other] Shérif : { $sheriff } { FORM("kind-space", $sheriff) }.
    }
text-story-trigger-met-by = { $effect }
text-item-gained = À l'acquisition : { $effect }
text-item-use = Action : { $effect }
text-item-reaction = Réaction : { $effect }
text-item-while-in-use = En service : { $effect }
text-track-space-reward = { $effect }
text-cattle-token-reward = Récompense : { $effect }
text-die-face-pays-out = { $effect }
text-character-ability = À partir de 5 points de Légende : { $effect }
about-character =
    au départ : { $starting-items ->
        [none] aucun objet
       *[other] { FORM($starting-items, "name") }
    }{ $starting-cards ->
        [none] { "" }
       *[other] { ", " }{ $starting-cards } { FORM("kind-poker-card", $starting-cards) }
    }{ $starting-money ->
        [none] { "" }
       *[other] { ", " }{ $starting-money } $
    }{ $starting-nuggets ->
        [none] { "" }
       *[other] { ", " }{ $starting-nuggets } { FORM("counter-nuggets", $starting-nuggets) }
    }{ $starting-marshal ->
        [none] { "" }
       *[other] { ", " }{ $starting-marshal } { FORM("counter-marshal", $starting-marshal) }
    }{ $starting-wanted ->
        [none] { "" }
       *[other] { ", " }{ $starting-wanted } { FORM("counter-wanted", $starting-wanted) }
    }{ $starting-wounds ->
        [none] { "" }
       *[other] { ", " }{ $starting-wounds } { FORM("counter-wounds", $starting-wounds) }
    }
about-face =
    { $any-rank ->
        [yes] posée au poker depuis votre main, cette carte a la valeur de votre choix
       *[no]
            { $as-nugget ->
                [yes] quand vous payez en pépites d'or, vous pouvez défausser cette carte à la place d'une pépite
               *[no] { "" }
            }
    }
about-poker-card = { $face-text }
about-item =
    { FORM($item-sort, "name") }{ $legend ->
        [yes] { ", " }légendaire
       *[no] { "" }
    }{ $mount-speed ->
        [none] { "" }
       *[other] { ", " }mouvement { $mount-speed }
    }{ $cost ->
        [none] { "" }
       *[other] { ", " }coûte { $cost } $
    }{ $lp-value ->
        [none] { "" }
       *[other] { ", " }vaut { $lp-value } { FORM("counter-lp", $lp-value) } en fin de partie
    }
blank-die-face = cette face ne rapporte rien
