# Western Legends in Italian: the frames of texts, and what a thing is.

about-poker-card = { $face-text }
about-face =
    { $any-rank ->
        [yes] giocata a poker dalla tua mano, questa carta ha il valore che vuoi
       *[no]
            { $as-nugget ->
                [yes] quando paghi con pepite d'oro, puoi scartare questa carta al posto di una pepita
               *[no] { "" }
            }
    }
text-face-use = Azione: { $effect }
text-face-reaction = Reazione: { $effect }
text-face-bonus = Bonus: { $effect }
text-face-discarded = Quando scarti questa carta: { $effect }
text-face-at-poker = A poker: { $effect }
text-fight-card-effect = { $effect }
about-item =
    { FORM($item-sort, "name") }{ $mount-speed ->
        [none] { "" }
       *[other] { ", " }movimento { $mount-speed }
    }{ $cost ->
        [none] { "" }
       *[other] { ", " }costa { $cost } $
    }{ $lp-value ->
        [none] { "" }
       *[other] { ", " }vale { $lp-value } { FORM("counter-lp", $lp-value) } a fine partita
    }
text-item-while-in-use = In uso: { $effect }
text-item-gained = Quando lo ottieni: { $effect }
text-item-use = Azione: { $effect }
text-item-reaction = Reazione: { $effect }
text-character-ability = Da 5 punti Leggenda in poi: { $effect }
about-character =
    all'inizio: { $starting-items ->
        [none] nessun oggetto
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
